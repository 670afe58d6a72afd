public import Trace

/// The passes that have read one model, and are told of its changes.
///
/// `@Observable` gives each model one, and calls it; these calls are not written by hand.
public final class ObservationRegistrar {
  private var registrations: [PassRegistration] = []

  /// A registrar without registrations.
  public init() {}

  /// Notes that a property is read, in the pass that is under way and in the recording.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - property: The property.
  ///   - value: Its value.
  ///   - file: The source file of the property.
  ///   - line: Its line.
  public func access(
    _ model: some Observable, _ property: String, _ value: @autoclosure () -> Any?, file: String,
    line: Int
  ) {
    TrackedPass.current?.add(model, self, property)
    ParticipantMark.of(model)?
      .recordRead(property, value(), at: SourceLine(file: file, line: line))
  }

  /// Tells those who have read a property that it is about to change.
  ///
  /// - Parameter property: The property.
  public func willSet(_ property: String) {
    for registration in registrations where registration.property == property {
      registration.announce()
    }
  }

  /// Records that a property has been set.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - property: The property.
  ///   - old: Its value before.
  ///   - new: Its value now.
  ///   - file: The source file of the property.
  ///   - line: Its line.
  public func didSet(
    _ model: some Observable, _ property: String, old: Any?, new: Any?, file: String, line: Int
  ) {
    ParticipantMark.of(model)?
      .recordState(property, old: old, new: new, at: SourceLine(file: file, line: line))
  }

  /// Enters the observers of a property, in which its model acts, whatever code sets it; `nil` if
  /// that is not recorded.
  public func enterObserver(_ model: some Observable, file: String, line: Int) -> ClosureRun? {
    ParticipantMark.of(model)?.enter(SourceLine(file: file, line: line))
  }

  fileprivate func add(_ registration: PassRegistration) { registrations.append(registration) }

  fileprivate func remove(_ registration: PassRegistration) {
    registrations.removeAll { $0 === registration }
  }
}

// MARK: What is a change

extension ObservationRegistrar {
  /// Returns whether storing a value changes the one that is there: always, if they cannot be
  /// compared.
  public static func isChange<Value>(from old: Value, to new: Value) -> Bool { true }

  /// Returns whether a value differs from the one that is there.
  public static func isChange<Value: Equatable>(from old: Value, to new: Value) -> Bool {
    old != new
  }

  /// Returns whether an object is another one than the one that is there.
  public static func isChange<Value: AnyObject>(from old: Value, to new: Value) -> Bool {
    old !== new
  }

  /// Returns whether an object differs from the one that is there.
  public static func isChange<Value: Equatable & AnyObject>(from old: Value, to new: Value) -> Bool
  {
    old != new
  }
}

/// The interest of one pass in one property of a model, which it reads.
final class PassRegistration {
  let property: String
  private let binding: LiveBinding?
  private let tracking: TrackedPass
  private weak var registrar: ObservationRegistrar?

  /// Begins it, with the registrar of the model.
  init(
    _ property: String, _ binding: LiveBinding?, of tracking: TrackedPass,
    in registrar: ObservationRegistrar
  ) {
    (self.property, self.binding, self.tracking) = (property, binding, tracking)
    self.registrar = registrar
    registrar.add(self)
  }

  /// Tells the pass that the property is about to change.
  func announce() {
    guard let binding else { return tracking.changing() }
    binding.deliver { tracking.changing() }
  }

  /// Ends it, and the binding that the recording knows.
  func end() {
    registrar?.remove(self)
    binding?.end()
  }
}
