/// A log with all that its formats have in common, made once, however many of them are written.
public struct ExportedLog: Sendable {
  /// The title of the performance that it is of.
  let title: TraceTitle
  /// The headings of its steps, for readers.
  let headings: StepHeadings
  /// The tree of what happened inside what.
  let tree: EventTree
  /// The elements from which sequence diagrams are made.
  let sequence: SequenceElements

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
    sequence = SequenceElements(tree, headings)
  }
}
