import Sequences
import Diagrams
import Evidence
import Metrics
import Scenarios
import Trace

/// The course that one tap sets off in one pattern, in words and numbers; equal for most taps.
struct TapCourse: Hashable {
  /// A line for each row of the score, without values, which the screen shows.
  let lines: [String]
  /// Calls, reads and writes between roles.
  let messages: Int
  /// Those between a role and the screen.
  let toScreen: Int
  /// Deliveries of bindings from one participant to another.
  let notifications: Int

  /// Creates the course that a tap sets off.
  ///
  /// - Parameters:
  ///   - tap: The tap.
  ///   - part: The recording that it is in.
  ///   - bookkeeping: What is folded.
  init(_ tap: RecordedTap, in part: Play.Part, folding bookkeeping: Bookkeeping) {
    let log = part.recording.log
    let cast = Cast(
      part.badges.map(\.participant),
      named: Dictionary(
        keepingFirst: part.badges.map { ($0.participant.id, $0.participant.side.name) }))
    let score = Score(
      Array(tap.events), badges: part.badges, bindings: log.bindings, folding: bookkeeping)
    lines = score.rows.map { row in
      let sentence = RowSentence(row: row, cast: cast)
      let words = [sentence.subject, sentence.predicate, Self.label(of: row, in: log)]
      return (words + (row.isRedundant ? ["unchanged"] : [])).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    let sides = log.sides
    let reaches = tap.events.filter { log.message($0) != nil }.map { event in
      MessageReach(from: event.from.flatMap { sides[$0] }, to: event.to.flatMap { sides[$0] })
    }
    messages = reaches.count { $0 == .betweenRoles }
    toScreen = reaches.count { $0 == .toScreen }
    notifications = tap.events.count { $0.kind == .notify && $0.from != $0.to }
  }

  /// Returns the name of what is called, read or written, without arguments.
  private static func label(of row: Row, in log: EventLog) -> String {
    switch row.event.payload {
    case .call(let member, _): member.description
    case .notify(let id, _): log.binding(id)?.member ?? ""
    default: row.shownLabel
    }
  }
}
