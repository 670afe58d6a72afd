public import Observation
import Synchronization

/// A property that the system's `@Observable` tracks, as `@Traced` finds it in the source.
public struct ObservedProperty {
  fileprivate let name: String
  fileprivate let keyPath: AnyKeyPath
  fileprivate let storage: AnyKeyPath
  /// Indicates whether it has a `willSet` or `didSet`, in which the owner acts.
  fileprivate let hasObservers: Bool
  fileprivate let location: SourceLine

  /// Creates the description of a property.
  ///
  /// Observers know it by `keyPath`; reading `storage`, which has its value, registers no access.
  public init(
    _ name: String, _ keyPath: AnyKeyPath, storage: AnyKeyPath, hasObservers: Bool = false,
    file: String, line: Int
  ) {
    (self.name, self.keyPath, self.storage) = (name, keyPath, storage)
    self.hasObservers = hasObservers
    location = SourceLine(file: file, line: line)
  }

  fileprivate func value<Object>(of object: Object) -> Any? { object[keyPath: storage] }

  /// Enters the property's observers, in which the owner acts, whatever code sets the property.
  fileprivate func enterObservers(of mark: ParticipantMark) -> ClosureRun? {
    hasObservers ? mark.enter(location) : nil
  }
}

// `@Observable` generates accessors that no other macro can extend. They call `access` and
// `withMutation` of their class and, to change a value in place, `willSet` and `didSet` of its
// registrar. `@Traced` adds overloads, which Swift prefers because they are more specialised: of
// the first two for writable key paths, and of the others, in the extension below, for traced
// classes. Key paths can only be formed where the property is accessible, so the class itself
// names them.

extension Tracing {
  /// Part of an expansion of ``Traced(_:)`` at a class with the system's `@Observable`: records a
  /// read.
  ///
  /// It also registers the access with the owner's registrar.
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

  /// Part of an expansion of ``Traced(_:)`` at a class with the system's `@Observable`: records a
  /// change.
  ///
  /// It also notifies the observers of the property.
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

  /// Does nothing: another `@Observable` than the system's records its accesses itself.
  public static func access<Object, Registrar, Value>(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, in registrar: Registrar,
    _ properties: @autoclosure () -> [ObservedProperty]
  ) {}

  /// Performs the mutation: another `@Observable` than the system's records its changes itself.
  public static func withMutation<Object, Registrar, Value, Result>(
    of object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    in registrar: Registrar, _ properties: @autoclosure () -> [ObservedProperty],
    _ mutation: () throws -> Result
  ) rethrows -> Result { try mutation() }
}

extension ObservationRegistrar {
  /// Notifies observers that a property of a traced object is about to change in place.
  public func willSet<Object: Observable & Traceable, Value>(
    _ object: Object, keyPath: KeyPath<Object, Value>
  ) {
    announceChange(of: object, keyPath)
    if let mark = ParticipantMark(object) {
      ObservedProperties.shared.begin(keyPath, of: object, mark)
    }
  }

  /// Notifies observers that a property of a traced object has changed in place, and records it.
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

  // These two are not constrained to `Traceable`, so that the library's own methods are chosen.

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

/// The properties known by their key paths, and the old values of those that are changing in
/// place.
///
/// Key paths and values are used only where the property itself is, so they never cross an
/// isolation boundary; the compiler cannot verify that.
private final class ObservedProperties: @unchecked Sendable {
  static let shared = ObservedProperties()

  /// A change in place that is in progress.
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

/// A value that leaves a lock.
private struct UncheckedSendable<Value>: @unchecked Sendable { let value: Value }
