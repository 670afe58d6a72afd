public import Trace

/// A center that notifies observers in the order in which they were added.
///
/// Foundation's center of the same name does not keep the order on every system, and its blocks
/// may run anywhere. This one is confined to the main actor, and each registration is a binding.
public final class NotificationCenter {
  private var registrations: [ObserverRegistration] = []

  /// Creates a center without observers.
  public init() {}

  /// Registers a block for all notifications with a name, from an object, or both.
  ///
  /// The source of the binding is `object`, if it takes part in recordings, and the sink is the
  /// acting participant. Without an object, the sender is unknown: the acting participant is then
  /// the source, and its caller the sink, which fits an object that offers observation through its
  /// own center.
  ///
  /// - Parameters:
  ///   - name: The name, or `nil` for all.
  ///   - object: The sender, or `nil` for all.
  ///   - queue: Always `nil`: blocks are called immediately, on the main actor.
  ///   - mechanism: The kind of the binding.
  ///   - block: The block.
  /// - Returns: The registration, which ends when it is removed or released.
  public func addObserver(
    forName name: NotificationName?, object: AnyObject?, queue: Never? = nil,
    mechanism: Mechanism = .notification, using block: @escaping (Notification) -> Void
  ) -> NotificationToken {
    let token = NotificationToken(
      name: name, object: object,
      binding: LiveBinding(
        mechanism, source: object as? any Traceable, member: name?.rawValue ?? "notifications"),
      block: block)
    registrations.removeAll { $0.token == nil }
    registrations.append(ObserverRegistration(token: token))
    return token
  }

  /// Ends a registration.
  public func removeObserver(_ token: NotificationToken) {
    token.end()
    registrations.removeAll { $0.token == nil || $0.token === token }
  }

  /// Notifies the observers, except those added or removed during this call.
  ///
  /// - Complexity: O(*n*) in the number of observers.
  public func post(name: NotificationName, object: AnyObject?) {
    let notification = Notification(name: name, object: object)
    for registration in registrations {
      guard let token = registration.token, token.isLive, token.hears(notification) else {
        continue
      }
      token.deliver(notification)
    }
  }
}

extension NotificationCenter {
  private struct ObserverRegistration {
    weak var token: NotificationToken?
  }
}

/// A registration with a notification center, which ends when it is released.
public final class NotificationToken {
  private let name: NotificationName?
  private weak var object: AnyObject?
  /// Indicates whether it receives notifications of any object; from one that is gone, it receives
  /// none.
  private let hearsOfAny: Bool
  private var listener: (binding: LiveBinding, block: (Notification) -> Void)?

  init(
    name: NotificationName?, object: AnyObject?, binding: LiveBinding,
    block: @escaping (Notification) -> Void
  ) {
    self.name = name
    self.object = object
    hearsOfAny = object == nil
    listener = (binding, block)
  }

  var isLive: Bool { listener != nil }

  func end() {
    listener?.binding.end()
    listener = nil
  }

  func hears(_ notification: Notification) -> Bool {
    guard name == nil || name == notification.name else { return false }
    return hearsOfAny || object != nil && object === notification.object
  }

  func deliver(_ notification: Notification) {
    guard let listener else { return }
    listener.binding.deliver([notification.name.rawValue]) { listener.block(notification) }
  }
}

/// A message that a notification center delivers.
public struct Notification {
  /// The subject of the notification.
  public let name: NotificationName
  /// The object that posts it.
  public let object: AnyObject?
}

/// The subject of a notification.
public nonisolated struct NotificationName: Sendable, Hashable, RawRepresentable,
  ExpressibleByStringLiteral
{
  /// The name as text.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}
