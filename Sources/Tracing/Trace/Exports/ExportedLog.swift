/// A log with the data that its formats share, computed only once.
public struct ExportedLog: Sendable {
  /// The title of the recording, for readers.
  let title: String
  /// The headings of its steps, for readers.
  let headings: StepHeadings
  let tree: EventTree
  /// The elements from which sequence diagrams are made.
  let sequence: SequenceElements

  /// Creates an exported log.
  ///
  /// - Parameters:
  ///   - log: The recorded log.
  ///   - title: The title of the performance.
  ///   - closing: The number of the step that releases the app at the end, if it is known.
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
  /// Returns the log of any program in a format.
  ///
  /// ```swift
  /// let recorder = Recorder(scope: .program)
  /// await recorder.recordProgram { await cart.checkOut() }
  /// let map = recorder.log().exported(as: .appMap, title: "Checking out")
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - title: The title of the recording, for readers.
  /// - Returns: A text that ends with a newline, always the same for the same log.
  public func exported(as format: TraceFormat, title: String) -> String {
    format.render(ExportedLog(self, titled: title))
  }
}

/// A format in which a log is written, for people or for other programs.
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
  /// The usual extension of a file's name, without the first dot.
  public let fileEnding: String
  /// Writes a log as text that ends with a newline.
  private let write: @Sendable (ExportedLog) -> String

  /// Returns a log in this format, which ends with a newline.
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
  /// AppMap's format, which its tools draw and compare: only calls, with their classes.
  public static let appMap = TraceFormat(name: "appmap", fileEnding: "appmap.json") {
    AppMap($0.tree, title: $0.title).text
  }
  /// OpenTelemetry's protocol in JSON, which its collectors and trace viewers read.
  public static let openTelemetry = TraceFormat(name: "opentelemetry", fileEnding: "otlp.json") {
    OpenTelemetryTrace($0.tree, title: $0.title).text
  }

  /// Every format, in the order in which they are offered.
  public static let all: [TraceFormat] = [
    .text, .mermaid, .plantUML, .chrome, .appMap, .openTelemetry,
  ]
}
