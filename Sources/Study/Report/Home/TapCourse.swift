import Diagrams
import Evidence
import Metrics
import Scenarios
import Sequences
import Trace

/// The course that one tap sets off in one pattern, in words and numbers; equal for most taps.
struct TapCourse: Hashable {
  /// A line for each row of the step, without values, which the screen shows.
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
  ///   - performance: The recording that it is in.
  ///   - bookkeeping: What is folded.
  init(
    _ tap: RecordedTap, in performance: PlayedScenario.PatternPerformance,
    folding bookkeeping: Bookkeeping
  ) {
    let log = performance.recording.log
    let badged = BadgedParticipants(
      performance.badges.map(\.participant),
      named: Dictionary(
        keepingFirst: performance.badges.map { ($0.participant.id, $0.participant.side.name) }))
    let sequence = StepSequence(
      Array(tap.events), badges: performance.badges, bindings: log.bindings, folding: bookkeeping)
    lines = sequence.rows.map { row in
      let sentence = RowSentence(row: row, badged: badged)
      let words = [sentence.subject, sentence.predicate, Self.label(of: row, in: log)]
      return (words + (row.isRedundant ? ["unchanged"] : [])).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    let sides = log.sides
    let routes = tap.events.filter { log.message($0) != nil }.map { event in
      MessageRoute(from: event.from.flatMap { sides[$0] }, to: event.to.flatMap { sides[$0] })
    }
    messages = routes.count { $0 == .betweenRoles }
    toScreen = routes.count { $0 == .toScreen }
    notifications = tap.events.count { $0.kind == .notify && $0.from != $0.to }
  }

  /// Returns the name of what is called, read or written, without arguments.
  private static func label(of row: SequenceRow, in log: EventLog) -> String {
    switch row.event.payload {
    case .call(let member, _): member.description
    case .notify(let id, _): log.binding(id)?.member ?? ""
    default: row.shownLabel
    }
  }
}
