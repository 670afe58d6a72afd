public import Trace

/// What happened in one step of a recording, as rows between lifelines.
///
/// It leaves out what says nothing: returns without a value, and the call that only repeats the
/// notification it arrived by. What happened alike several times stands once, with its number.
public struct Score: Sendable {
  /// Who takes part in this step, from the screen to the truth.
  public let badges: [Badge]
  /// What happened, in order.
  public let rows: [Row]
  /// The participants whose life begins in this step.
  public let created: Set<Participant.ID>

  /// The score of a step.
  ///
  /// - Parameters:
  ///   - step: The step, from 0.
  ///   - log: The recording in which it happened.
  public init(step: Int, of log: EventLog) {
    let events = log.events.filter { $0.step == step }
    rows = RowBuilder(events: events).rows()
    let present = Set(rows.flatMap(\.participants))
    badges = Badge.all(of: log).filter { present.contains($0.participant.id) }
    created = Set(events.lazy.filter { $0.kind == .create }.compactMap(\.to))
  }
}
