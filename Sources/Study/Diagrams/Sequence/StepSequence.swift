public import Trace

/// The events of one step of a recording, as rows between lifelines.
///
/// It leaves out what says nothing: returns without a value, and the call that only repeats the
/// notification it arrived by. A single input is the step itself and is left out too. What happened
/// alike several times has one row, with its number. The bookkeeping of a pattern's
/// machinery is folded into the row in which it happened.
public struct StepSequence: Sendable {
  /// The participants in this step, from the screen to the model.
  public let badges: [Badge]
  /// The events that happened, in order.
  public let rows: [SequenceRow]
  /// The participants whose life begins in this step.
  public let created: Set<Participant.ID>

  /// The rows of a step.
  ///
  /// - Parameters:
  ///   - events: What happened in the step.
  ///   - badges: The badges of the whole recording.
  ///   - bindings: Its bindings.
  ///   - bookkeeping: What is folded.
  public init(
    _ events: [Event], badges: [Badge], bindings: [Binding], folding bookkeeping: Bookkeeping
  ) {
    rows = RowBuilder(events: events, bindings: bindings, bookkeeping: bookkeeping).rows()
    let present = Set(rows.flatMap(\.participants))
    self.badges = badges.filter { present.contains($0.participant.id) }
    created = Set(events.lazy.filter { $0.kind == .create }.compactMap(\.to))
  }
}
