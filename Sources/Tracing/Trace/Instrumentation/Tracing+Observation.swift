public import Observation
import Synchronization

/// A property that the system's `@Observable` tracks, as `@Traced` finds it in the source.
public struct ObservedProperty {
  fileprivate let name: String
  fileprivate let keyPath: AnyKeyPath
  fileprivate let storage: AnyKeyPath
  /// Says whether the source has a `willSet` or `didSet` of it, in which the owner acts.
  fileprivate let hasObservers: Bool
  fileprivate let location: SourceLine

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - keyPath: The property, by which observers are told.
  ///   - storage: What keeps its value; reading that tells nobody.
  ///   - hasObservers: Whether it has a `willSet` or `didSet`.
  ///   - file: The source file of the property.
  ///   - line: Its line.
  public init(
    _ name: String, _ keyPath: AnyKeyPath, storage: AnyKeyPath, hasObservers: Bool = false,
    file: String, line: Int
  ) {
    (self.name, self.keyPath, self.storage) = (name, keyPath, storage)
    self.hasObservers = hasObservers
    location = SourceLine(file: file, line: line)
  }

  fileprivate func value<Object>(of object: Object) -> Any? { object[keyPath: storage] }

  /// Begins what observers do, whoever sets the property.
  fileprivate func enterObservers(of mark: ParticipantMark) -> ClosureRun? {
    hasObservers ? mark.enter(location) : nil
  }
}

// `@Observable` makes accessors that no other macro can add to. They name `access` and
// `withMutation` of their class, and, to change a value in place, `willSet` and `didSet` of its
// registrar. `@Traced` adds the first two again, for key paths that can be written, and the
// extension below the others, for classes that are traced: Swift chooses what is more special.
// Key paths can be formed only where the property may be used, so it is the class that names them.

extension Tracing {
  /// Part of an expansion of ``Traced(_:)`` at a class with the system's `@Observable`: records that
  /// a property is read, and tells its observers' registrar.
  ///
  /// - Parameters:
  ///   - object: The owner.
  ///   - keyPath: The property.
  ///   - registrar: The owner's registrar.
  ///   - properties: All that the class has.
  public static func access<Object: Traceable & Observable, Value>(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    in registrar: ObservationRegistrar, _ properties: @autoclosure () -> [ObservedProperty]
  ) {
    if let mark = ParticipantMark(object),
      let property = ObservedProperties.shared.property(keyPath, among: properties)
    {
      mark.recordRead(property.name, property.value(of: object), at: property.location)
    }
    registrar.access(object, keyPath: keyPath)
  }

  /// Part of an expansion of ``Traced(_:)`` at a class with the system's `@Observable`: records that
  /// a property is set, and tells its observers.
  ///
  /// - Parameters:
  ///   - object: The owner.
  ///   - keyPath: The property.
  ///   - registrar: The owner's registrar.
  ///   - properties: All that the class has.
  ///   - mutation: What sets it.
  /// - Returns: What `mutation` returns.
  /// - Throws: What `mutation` throws.
  public static func withMutation<Object: Traceable & Observable, Value, Result>(
    of object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    in registrar: ObservationRegistrar, _ properties: @autoclosure () -> [ObservedProperty],
    _ mutation: () throws -> Result
  ) rethrows -> Result {
    guard let mark = ParticipantMark(object),
      let property = ObservedProperties.shared.property(keyPath, among: properties)
    else { return try registrar.withMutation(of: object, keyPath: keyPath, mutation) }
    let old = property.value(of: object)
    defer {
      mark.recordState(
        property.name, old: old, new: property.value(of: object), at: property.location)
    }
    return try registrar.withMutation(of: object, keyPath: keyPath) {
      let run = property.enterObservers(of: mark)
      defer { run?.leave() }
      return try mutation()
    }
  }

  /// The same at a class whose `@Observable` is another one, and records by itself: nothing.
  public static func access<Object, Registrar, Value>(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, in registrar: Registrar,
    _ properties: @autoclosure () -> [ObservedProperty]
  ) {}

  /// The same at a class whose `@Observable` is another one, and records by itself: the mutation.
  public static func withMutation<Object, Registrar, Value, Result>(
    of object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    in registrar: Registrar, _ properties: @autoclosure () -> [ObservedProperty],
    _ mutation: () throws -> Result
  ) rethrows -> Result { try mutation() }
}

extension ObservationRegistrar {
  /// Tells observers that a property of a traced object is about to change in place.
  ///
  /// - Parameters:
  ///   - object: The owner.
  ///   - keyPath: The property.
  public func willSet<Object: Observable & Traceable, Value>(
    _ object: Object, keyPath: KeyPath<Object, Value>
  ) {
    announceChange(of: object, keyPath)
    if let mark = ParticipantMark(object) {
      ObservedProperties.shared.begin(keyPath, of: object, mark)
    }
  }

  /// Tells observers that a property of a traced object has changed in place, and records it.
  ///
  /// - Parameters:
  ///   - object: The owner.
  ///   - keyPath: The property.
  public func didSet<Object: Observable & Traceable, Value>(
    _ object: Object, keyPath: KeyPath<Object, Value>
  ) {
    if let mark = ParticipantMark(object),
      let change = ObservedProperties.shared.end(keyPath, of: object)
    {
      let property = change.property
      change.run?.leave()
      mark.recordState(
        property.name, old: change.old, new: property.value(of: object), at: property.location)
    }
    announce(object, keyPath)
  }

  // In these two, nothing is known of tracing, so that the library's own methods are chosen.

  private func announceChange<Object: Observable, Value>(
    of object: Object, _ keyPath: KeyPath<Object, Value>
  ) {
    willSet(object, keyPath: keyPath)
  }

  private func announce<Object: Observable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>
  ) {
    didSet(object, keyPath: keyPath)
  }
}

/// The properties that were read or set while something was recorded, by their key paths, and the
/// old values of those that are being changed in place.
///
/// Key paths and values are used only where the property itself is, so neither is sent anywhere;
/// the compiler cannot see that.
private final class ObservedProperties: @unchecked Sendable {
  static let shared = ObservedProperties()

  /// A change in place that is under way.
  struct ChangeInPlace {
    let property: ObservedProperty
    let old: Any?
    let run: ClosureRun?
  }

  private struct Place: Hashable {
    let object: ObjectIdentifier
    let keyPath: AnyKeyPath
  }

  private let lock = Mutex(())
  private var known: [AnyKeyPath: ObservedProperty] = [:]
  private var changes: [Place: ChangeInPlace] = [:]

  func property(
    _ keyPath: AnyKeyPath, among properties: () -> [ObservedProperty]
  ) -> ObservedProperty? {
    if let property = locked({ known[keyPath] }) { return property }
    let properties = properties()
    return locked {
      for property in properties { known[property.keyPath] = property }
      return known[keyPath]
    }
  }

  func begin<Object: AnyObject>(
    _ keyPath: AnyKeyPath, of object: Object, _ mark: ParticipantMark
  ) {
    guard let property = locked({ known[keyPath] }) else { return }
    let change = ChangeInPlace(
      property: property, old: property.value(of: object), run: property.enterObservers(of: mark))
    locked { changes[Place(object: ObjectIdentifier(object), keyPath: keyPath)] = change }
  }

  func end<Object: AnyObject>(_ keyPath: AnyKeyPath, of object: Object) -> ChangeInPlace? {
    locked {
      changes.removeValue(forKey: Place(object: ObjectIdentifier(object), keyPath: keyPath))
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.withLock { _ in UncheckedSendable(value: body()) }.value
  }
}

/// A value that is handed out of a lock.
private struct UncheckedSendable<Value>: @unchecked Sendable { let value: Value }
