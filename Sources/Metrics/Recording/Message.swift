public import Trace

/// What one participant does with another, without a binding.
public enum Message: String, Sendable, Hashable, CaseIterable {
  /// It calls a method of it, or has a container change its screens.
  case call
  /// It reads a property of it, or of one of its widgets.
  case read
  /// It writes a property of it, or of one of its widgets.
  case write
}

extension EventLog {
  /// What message an event is; `nil` if it is none, or one that a binding delivers.
  public func message(_ event: Event) -> Message? {
    guard let from = event.from, let to = event.to, from != to else { return nil }
    switch event.kind {
    case .call: return isDelivered(event) ? nil : .call
    case .navigate: return .call
    case .read: return .read
    case .state, .effect: return .write
    default: return nil
    }
  }
}

/// How many messages there were, by kind, between roles and within a role.
public struct MessageCount: Sendable, Hashable {
  /// Those from one role to another.
  public private(set) var between: [Message: Int] = [:]
  /// Those between participants of the same role.
  public private(set) var within: [Message: Int] = [:]

  mutating func add(_ message: Message, isBetweenRoles: Bool) {
    if isBetweenRoles {
      between[message, default: 0] += 1
    } else {
      within[message, default: 0] += 1
    }
  }

  mutating func add(_ other: MessageCount) {
    between.merge(other.between, uniquingKeysWith: +)
    within.merge(other.within, uniquingKeysWith: +)
  }

  /// All messages of a kind.
  public subscript(message: Message) -> Int {
    between[message, default: 0] + within[message, default: 0]
  }

  /// All from one role to another.
  public var totalBetween: Int { between.values.reduce(0, +) }
  /// All between participants of the same role.
  public var totalWithin: Int { within.values.reduce(0, +) }
}
