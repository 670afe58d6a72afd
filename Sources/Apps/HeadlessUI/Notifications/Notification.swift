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
