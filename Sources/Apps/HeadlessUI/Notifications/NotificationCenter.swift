public import Trace

/// Notifies observers of what happens, in the order in which they were added.
///
/// Foundation's center of the same name keeps no order on every system, and takes blocks that may
/// run anywhere; this one lives on the main actor, and each registration is a binding.
public final class NotificationCenter {
  private var registrations: [ObserverRegistration] = []

  /// A center without observers.
  public init() {}

  /// Has a block called for every notification of a name, or of an object, or of both.
  ///
  /// This is a binding whose source is `object`, if it takes part in recordings, and whose sink is
  /// the participant in whose method it is made. Without an object the sender is not known
  /// beforehand: the participant in whose method it is made is then the source, and its caller the
  /// sink, as fits an object that offers observation by a center of its own.
  ///
  /// - Parameters:
  ///   - name: The name, or `nil` for all.
  ///   - object: The sender, or `nil` for all.
  ///   - queue: Always `nil`: blocks are called at once, on the main actor.
  ///   - mechanism: What the trace calls the binding.
  ///   - block: What to do.
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

  /// Notifies the observers; one that is added meanwhile does not receive it, nor one that is
  /// removed.
  ///
  /// - Parameters:
  ///   - name: What it is about.
  ///   - object: The object that posts it.
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

/// A registration with a notification center; releasing it ends it.
public final class NotificationToken {
  private let name: NotificationName?
  private weak var object: AnyObject?
  /// Says whether it hears of any object; of one that is gone it hears nothing.
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

  /// A name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name from a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}
