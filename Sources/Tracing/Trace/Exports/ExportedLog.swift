/// A log with all that its formats have in common, made once, however many of them are written.
public struct ExportedLog: Sendable {
  /// Whose recording it is, for people.
  let title: String
  /// The headings of its steps, for readers.
  let headings: StepHeadings
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

/// A way to write a log down for people or for other programs.
///
/// The complete document, with frames, is ``TraceDocument``.
///
/// ```swift
/// let log = ExportedLog(recording.log, title, closing: recording.closingStep)
/// let diagrams = [TraceFormat.mermaid, .plantUML].map { $0.render(log) }
/// ```
public struct TraceFormat: Sendable {
  /// The name of the format on a command line.
  public let name: String
  /// The usual ending of a file's name, without the first dot.
  public let fileEnding: String
  /// Writes a log; the text ends with a newline.
  private let write: @Sendable (ExportedLog) -> String

  /// Writes a log.
  ///
  /// - Parameter log: What was recorded.
  /// - Returns: A text that ends with a newline.
  public func render(_ log: ExportedLog) -> String { write(log) }
}

extension TraceFormat {
  /// A call tree for a person at a terminal.
  public static let text = TraceFormat(name: "text", fileEnding: "txt") {
    CallTreeText($0.tree, title: $0.title, headings: $0.headings).text
  }
  /// A sequence diagram in Mermaid's language.
  public static let mermaid = TraceFormat(name: "mermaid", fileEnding: "mmd") {
    MermaidText(sequence: $0.sequence, title: $0.title).text
  }
  /// A sequence diagram in PlantUML's language.
  public static let plantUML = TraceFormat(name: "plantuml", fileEnding: "puml") {
    PlantUMLText(sequence: $0.sequence, title: $0.title).text
  }
  /// Chrome's trace event format, which Perfetto reads.
  public static let chrome = TraceFormat(name: "chrome", fileEnding: "trace.json") {
    ChromeTrace(tree: $0.tree, title: $0.title).text
  }
  /// AppMap's format, which its tools draw and compare: calls alone, with their classes.
  public static let appMap = TraceFormat(name: "appmap", fileEnding: "appmap.json") {
    AppMap($0.tree, title: $0.title).text
  }
  /// OpenTelemetry's protocol in JSON, which its collectors and viewers of traces read.
  public static let openTelemetry = TraceFormat(name: "opentelemetry", fileEnding: "otlp.json") {
    OpenTelemetryTrace($0.tree, title: $0.title).text
  }

  /// Every format, in the order in which they are offered.
  public static let all: [TraceFormat] = [
    .text, .mermaid, .plantUML, .chrome, .appMap, .openTelemetry,
  ]
}
