public import Trace

/// What happened in one step of a recording, as rows between lifelines.
///
/// It leaves out what says nothing: returns without a value, and the call that only repeats the
/// notification it arrived by. A single input is the step itself and is left out too. What happened alike several times stands once, with its number.
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
    self.init(
      log.events.filter { $0.step == step }, badges: Badge.all(of: log), bindings: log.bindings)
  }

  /// The score of a step whose events and badges are at hand.
  ///
  /// - Parameters:
  ///   - events: What happened in the step.
  ///   - badges: The badges of the whole recording.
  ///   - bindings: Its bindings.
  public init(_ events: [Event], badges: [Badge], bindings: [Binding]) {
    rows = RowBuilder(events: events, bindings: bindings).rows()
    let present = Set(rows.flatMap(\.participants))
    self.badges = badges.filter { present.contains($0.participant.id) }
    created = Set(events.lazy.filter { $0.kind == .create }.compactMap(\.to))
  }
}
