import Sequences
public import Trace

/// A direct interaction of one participant with another, not through a binding.
public enum Message: String, Sendable, Hashable, CaseIterable {
  /// Calls a method of the other participant, or makes a container change its screens.
  case call
  /// Reads a property of the other participant or of one of its widgets.
  case read
  /// Writes a property of the other participant or of one of its widgets.
  case write
}

extension EventLog {
  /// Returns whether a call is a binding's delivery from its source to its sink, not a command.
  public func isDelivered(_ call: Event) -> Bool {
    guard let parent = call.parent.map({ self[$0] }), parent.kind == .notify else { return false }
    return parent.from == call.from && parent.to == call.to
  }

  /// Returns the kind of message that an event is; `nil` for other events and for deliveries.
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

/// The route of a message between two participants.
///
/// It depends only on the sides of the two participants, never on the name of a role.
public enum MessageRoute: Sendable, Hashable, CaseIterable {
  /// From a participant of one role to one of another role; neither is the screen.
  case betweenRoles
  /// Between a participant on the screen's side and one on another side, in either direction.
  case toScreen
  /// Between participants of the same role; neither is the screen.
  case withinRole
  /// Between two parts of the screen: internal to the library and never counted.
  case withinScreen

  /// Creates the route of a message from one side to another.
  ///
  /// All participants without a side count as one role of their own.
  public init(from: Side?, to: Side?) {
    switch (from, to) {
    case (.screen, .screen): self = .withinScreen
    case (.screen, _), (_, .screen): self = .toScreen
    default: self = from == to ? .withinRole : .betweenRoles
    }
  }
}

/// The number of messages by kind and route.
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

  /// The messages on one route, by kind; kinds without messages are left out.
  public subscript(route: MessageRoute) -> [Message: Int] { counts[route] ?? [:] }

  /// All messages of a kind, except those within the screen.
  public subscript(message: Message) -> Int {
    counts.values.reduce(0) { $0 + $1[message, default: 0] }
  }

  /// All messages on one route.
  public func total(_ route: MessageRoute) -> Int { self[route].values.reduce(0, +) }
}

extension EventLog {
  /// The side of each participant.
  public var sides: [Participant.ID: Side] {
    Dictionary(keepingFirst: participants.map { ($0.id, $0.side) })
  }
}
