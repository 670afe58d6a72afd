public import Trace

/// The passes that have read a model and are notified of its changes.
///
/// `@Observable` adds one to each model and calls it. Do not call it by hand.
public final class ObservationRegistrar {
  private var registrations: [PassRegistration] = []

  /// Creates a registrar without registrations.
  public init() {}

  /// Adds the read of a property to the current pass and to the recording.
  public func access(
    _ model: some Observable, _ property: String, _ value: @autoclosure () -> Any?, file: String,
    line: Int
  ) {
    TrackedPass.current?.add(model, self, property)
    ParticipantMark.of(model)?
      .recordRead(property, value(), at: SourceLine(file: file, line: line))
  }

  /// Notifies the passes that have read a property that it is about to change.
  public func willSet(_ property: String) {
    for registration in registrations where registration.property == property {
      registration.announce()
    }
  }

  /// Records that a property was set.
  public func didSet(
    _ model: some Observable, _ property: String, old: Any?, new: Any?, file: String, line: Int
  ) {
    ParticipantMark.of(model)?
      .recordState(property, old: old, new: new, at: SourceLine(file: file, line: line))
  }

  /// Enters the observers of a property, in which its model acts; `nil` if this is not recorded.
  public func enterObserver(_ model: some Observable, file: String, line: Int) -> ClosureRun? {
    ParticipantMark.of(model)?.enter(SourceLine(file: file, line: line))
  }

  fileprivate func add(_ registration: PassRegistration) { registrations.append(registration) }

  fileprivate func remove(_ registration: PassRegistration) {
    registrations.removeAll { $0 === registration }
  }
}

// MARK: Changes

extension ObservationRegistrar {
  /// Returns `true`, because values that cannot be compared always count as changed.
  public static func isChange<Value>(from old: Value, to new: Value) -> Bool { true }

  /// Returns whether a value differs from the stored one.
  public static func isChange<Value: Equatable>(from old: Value, to new: Value) -> Bool {
    old != new
  }

  /// Returns whether an object is not the stored one.
  public static func isChange<Value: AnyObject>(from old: Value, to new: Value) -> Bool {
    old !== new
  }

  /// Returns whether an object differs from the stored one.
  public static func isChange<Value: Equatable & AnyObject>(from old: Value, to new: Value) -> Bool
  {
    old != new
  }
}

/// The registration of a pass for one property of a model that it reads.
final class PassRegistration {
  let property: String
  private let binding: LiveBinding?
  private let tracking: TrackedPass
  private weak var registrar: ObservationRegistrar?

  /// Adds the registration to the registrar of the model.
  init(
    _ property: String, _ binding: LiveBinding?, of tracking: TrackedPass,
    in registrar: ObservationRegistrar
  ) {
    (self.property, self.binding, self.tracking) = (property, binding, tracking)
    self.registrar = registrar
    registrar.add(self)
  }

  /// Notifies the pass that the property is about to change.
  func announce() {
    guard let binding else { return tracking.changing() }
    binding.deliver { tracking.changing() }
  }

  /// Ends the registration and its recorded binding.
  func end() {
    registrar?.remove(self)
    binding?.end()
  }
}
