/// An event that a server sends unasked.
///
/// The raw values are the words that `push` takes.
///
/// ```swift
/// nonisolated enum Presence: String, ServerEvent {
///   case online
///   case offline
/// }
/// ```
public nonisolated protocol ServerEvent: RawRepresentable, CaseIterable, Sendable
where RawValue == String {}

/// A subscription to what a server sends unasked; releasing it ends it.
public final class EventToken {
  private let handler: (any ServerEvent) -> Void

  init(_ handler: @escaping (any ServerEvent) -> Void) { self.handler = handler }

  func receive(_ event: any ServerEvent) { handler(event) }
}
