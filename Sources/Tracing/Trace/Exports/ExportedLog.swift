/// A log with all that its formats have in common, made once, however many of them are written.
public struct ExportedLog: Sendable {
  /// Which performance it is of.
  let title: TraceTitle
  /// What readers call its steps.
  let headings: StepHeadings
  /// What happened inside what.
  let tree: EventTree
  /// What sequence diagrams are made of.
  let score: SequenceScore

  /// A log that is going to be written.
  ///
  /// - Parameters:
  ///   - log: What was recorded.
  ///   - title: Which performance it is of.
  ///   - closing: The number of the step in which the app is released at the end, if it is known.
  public init(_ log: EventLog, _ title: TraceTitle, closing: Int? = nil) {
    self.title = title
    headings = StepHeadings(log, closing: closing)
    tree = EventTree(log)
    score = SequenceScore(tree, headings)
  }
}
