/// A log with all that its formats have in common, made once, however many of them are written.
public struct ExportedLog: Sendable {
  /// Whose recording it is, for people.
  let title: String
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
    self.init(log, titled: "\(title)", closing: closing)
  }

  fileprivate init(_ log: EventLog, titled title: String, closing: Int? = nil) {
    self.title = title
    headings = StepHeadings(log, closing: closing)
    tree = EventTree(log)
    sequence = SequenceElements(tree, headings)
  }
}

extension EventLog {
  /// Returns the log of a program of one's own in a format.
  ///
  /// ```swift
  /// let recorder = Recorder(scope: .program)
  /// await recorder.recordProgram { await cart.checkOut() }
  /// let map = recorder.log().exported(as: .appMap, title: "Checking out")
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format, such as AppMap's, OpenTelemetry's, or a diagram's.
  ///   - title: What was recorded, for people.
  /// - Returns: A text that ends with a newline; of the same log always the same.
  public func exported(as format: TraceFormat, title: String) -> String {
    format.render(ExportedLog(self, titled: title))
  }
}
