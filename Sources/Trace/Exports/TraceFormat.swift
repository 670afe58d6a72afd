/// A way to write a log down for people or for other programs.
///
/// The complete document, with frames, is ``TraceDocument``.
public struct TraceFormat: Sendable {
  /// What the format is called on a command line.
  public let name: String
  private let write: @Sendable (EventLog, TraceTitle, StepHeadings) -> String

  /// A format from its name and what writes it.
  ///
  /// - Parameters:
  ///   - name: What it is called on a command line.
  ///   - write: Writes a log whose steps have these headings; the text ends with a newline.
  public init(
    name: String, write: @escaping @Sendable (EventLog, TraceTitle, StepHeadings) -> String
  ) {
    self.name = name
    self.write = write
  }

  /// Writes a log.
  ///
  /// - Parameters:
  ///   - log: What was recorded.
  ///   - title: Which performance it is of.
  ///   - closing: The number of the step in which the app is released at the end, if it is known.
  /// - Returns: A text that ends with a newline.
  public func render(_ log: EventLog, _ title: TraceTitle, closing: Int? = nil) -> String {
    write(log, title, StepHeadings(log, closing: closing))
  }
}

extension TraceFormat {
  /// A call tree for a person at a terminal.
  public static let text = TraceFormat(name: "text") {
    CallTreeText(log: $0, title: $1, headings: $2).text
  }
  /// A sequence diagram in Mermaid's language.
  public static let mermaid = TraceFormat(name: "mermaid") {
    MermaidText(SequenceScore($0, $2), title: $1).text
  }
  /// A sequence diagram in PlantUML's language.
  public static let plantUML = TraceFormat(name: "plantuml") {
    PlantUMLText(SequenceScore($0, $2), title: $1).text
  }
  /// Chrome's trace event format, which Perfetto reads.
  public static let chrome = TraceFormat(name: "chrome") { log, title, _ in
    ChromeTrace(log: log, title: title).text
  }

  /// Every format, in the order in which they are offered.
  public static let all: [TraceFormat] = [.text, .mermaid, .plantUML, .chrome]
}
