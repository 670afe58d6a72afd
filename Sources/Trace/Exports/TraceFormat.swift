/// A way to write a log down for people or for other programs.
///
/// The complete document, with frames, is ``TraceDocument``.
public struct TraceFormat: Sendable {
  /// What the format is called on a command line.
  public let name: String
  /// Writes a log; the text ends with a newline.
  public let render: @Sendable (EventLog, TraceTitle) -> String

  /// A format from its name and what writes it.
  public init(name: String, render: @escaping @Sendable (EventLog, TraceTitle) -> String) {
    self.name = name
    self.render = render
  }
}

extension TraceFormat {
  /// A call tree for a person at a terminal.
  public static let text = TraceFormat(name: "text") { CallTreeText(log: $0, title: $1).text }
  /// A sequence diagram in Mermaid's language.
  public static let mermaid = TraceFormat(name: "mermaid") {
    MermaidText(SequenceScore($0), title: $1).text
  }
  /// A sequence diagram in PlantUML's language.
  public static let plantUML = TraceFormat(name: "plantuml") {
    PlantUMLText(SequenceScore($0), title: $1).text
  }
  /// Chrome's trace event format, which Perfetto reads.
  public static let chrome = TraceFormat(name: "chrome") { ChromeTrace(log: $0, title: $1).text }

  /// Every format, in the order in which they are offered.
  public static let all: [TraceFormat] = [.text, .mermaid, .plantUML, .chrome]
}
