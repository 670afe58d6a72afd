import Comparison
import Diagrams
import Report
import Sequences
import Trace

/// A type that takes part in recordings, with its side.
struct RecordedType: Sendable, Hashable, Comparable {
  let name: String
  let side: Side

  init(_ participant: Participant) {
    name = participant.type
    side = participant.side
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.side, left.name) < (right.side, right.name)
  }
}

/// An action of one type, or of its instances, on another.
struct TypeMessage: Sendable, Hashable, Comparable {
  let from: RecordedType
  let to: RecordedType
  let kind: DirectionArrow.ArrowKind
  /// The method or the property: `price(of:)`.
  let member: String

  static func < (left: Self, right: Self) -> Bool {
    (left.from, left.to, left.kind.rawValue, left.member)
      < (right.from, right.to, right.kind.rawValue, right.member)
  }

  /// Returns the counts of messages in a recording, in which a delivery by a binding counts once.
  static func counts(in log: EventLog) -> [TypeMessage: Int] {
    let types = Dictionary(keepingFirst: log.participants.map { ($0.id, RecordedType($0)) })
    return log.events.reduce(into: [:]) { counts, event in
      guard let from = event.from, let to = event.to, from != to, let actor = types[from],
        let other = types[to], let traffic = log.traffic(of: event)
      else { return }
      let message = TypeMessage(
        from: actor, to: other, kind: traffic.kind, member: member(of: event, in: log))
      counts[message, default: 0] += 1
    }
  }

  private static func member(of event: Event, in log: EventLog) -> String {
    switch event.payload {
    case .call(let member, _): member.description
    case .read(let property, _), .state(let property, _, _): property
    case .effect(let widget, let property, _, _): "\(widget).\(property)"
    case .notify(let id, _): log.binding(id)?.member ?? ""
    case .navigate(let navigation, _, _): navigation.rawValue
    default: ""
    }
  }
}
