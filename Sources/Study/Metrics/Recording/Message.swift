import Sequences
public import Trace

/// An act of one participant with another, without a binding.
public enum Message: String, Sendable, Hashable, CaseIterable {
  /// It calls a method of it, or has a container change its screens.
  case call
  /// It reads a property of it, or of one of its widgets.
  case read
  /// It writes a property of it, or of one of its widgets.
  case write
}

extension EventLog {
  /// Returns whether a call is what a binding delivers, from its source to its sink, rather than a
  /// command.
  public func isDelivered(_ call: Event) -> Bool {
    guard let parent = call.parent.map({ self[$0] }), parent.kind == .notify else { return false }
    return parent.from == call.from && parent.to == call.to
  }

  /// Returns the kind of message that an event is; `nil` if it is none, or one that a binding
  /// delivers.
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

/// Between whom a message passes.
///
/// It depends on the sides of both, and never on a role's name.
public enum MessageRoute: Sendable, Hashable, CaseIterable {
  /// From a participant of one role to one of another role, neither of them the screen.
  case betweenRoles
  /// From a participant that is not the screen to one that is, or back.
  case toScreen
  /// From one participant to another of the same role, neither of them the screen.
  case withinRole
  /// From one part of the screen to another: the library's own affair, which no number counts.
  case withinScreen

  /// Creates the reach of what passes from one side to another; what is on no side is of a role
  /// that no other has.
  public init(from: Side?, to: Side?) {
    switch (from, to) {
    case (.screen, .screen): self = .withinScreen
    case (.screen, _), (_, .screen): self = .toScreen
    default: self = from == to ? .withinRole : .betweenRoles
    }
  }
}

/// The number of messages, by kind and by whom they pass between.
public struct MessageCount: Sendable, Hashable {
  private var counts: [MessageRoute: [Message: Int]] = [:]

  mutating func add(_ message: Message, _ route: MessageRoute) {
    guard route != .withinScreen else { return }
    counts[route, default: [:]][message, default: 0] += 1
  }

  mutating func add(_ other: MessageCount) {
    for (route, kinds) in other.counts {
      counts[route, default: [:]].merge(kinds, uniquingKeysWith: +)
    }
  }

  /// Those that pass in one way, by kind; kinds of which there are none are left out.
  public subscript(route: MessageRoute) -> [Message: Int] { counts[route] ?? [:] }

  /// All messages of a kind, but those within the screen.
  public subscript(message: Message) -> Int {
    counts.values.reduce(0) { $0 + $1[message, default: 0] }
  }

  /// All that pass in one way.
  public func total(_ route: MessageRoute) -> Int { self[route].values.reduce(0, +) }
}

extension EventLog {
  /// The side of each participant.
  public var sides: [Participant.ID: Side] {
    Dictionary(keepingFirst: participants.map { ($0.id, $0.side) })
  }
}
