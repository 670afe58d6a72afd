import Foundation
import Testing

@testable import Trace

@Suite("Hostile text")
struct EscapingTests {
  static let texts = [
    #"a "quoted" text"#, "a; b; c", "# heading #35;", "<b>bold</b> & <script>",
    "two\nlines\r\nhere",
    "★ ünï çødé 日本 👩‍👩‍👧", "a->>b: c", "end", "%% comment %%", "__x__ //y// **z** --s-- ~~w~~ ==d==",
    "[[link]] {{ }} |x| \\n \\", "@enduml", "' comment", "!include x", "note over a", "$x^2$", "",
  ]

  static func log(_ text: String) -> EventLog {
    EventLog(
      participants: [Participant(type: "A<\(text)>", number: 1, role: .viewModel)], bindings: [],
      events: [
        Event(id: 1, step: 1, .input(Input("type", target: text))),
        Event(
          id: 2, step: 1, parent: 1, to: "A<\(text)>#1",
          .call(Member(text, labels: [text]), arguments: [.text(text)])),
        Event(
          id: 3, step: 1, parent: 2, to: "A<\(text)>#1",
          .effect(widget: text, property: text, old: .null, new: .text(text))),
        Event(
          id: 4, step: 1, parent: 2, from: "A<\(text)>#1",
          .return(Member(text, labels: [text]), .value(.text(text)))),
      ])
  }

  @Test("stays inside its line and its quotes", arguments: texts)
  func diagrams(_ text: String) throws {
    let log = Self.log(text)
    let sequence = ExportedLog(log, .example).sequence
    let mermaid = MermaidText(sequence: sequence, title: "a test").text.split(separator: "\n")
    let plantUML = PlantUMLText(sequence: sequence, title: "a test").text.split(separator: "\n")
    #expect(mermaid.count == 9)
    #expect(plantUML.count == 10)
    let messages = mermaid.dropFirst(4).filter { $0.contains(": ") }
    #expect(messages.count >= 2)
    for line in messages {
      let said = line.drop { $0 != ":" }.replacing(/#\d+;/, with: "")
      #expect(!said.contains { #"#;"<>"#.contains($0) }, "\(line)")
    }
    let declaration = try #require(plantUML.first { $0.hasPrefix("participant") })
    #expect(declaration.count { $0 == "\"" } == 2, "\(declaration)")
    let arrows = plantUML.dropFirst().filter { $0.contains(" : ") }
    #expect(arrows.count >= 2)
    for line in arrows {
      let said = line.drop { $0 != ":" }.replacing(/<U\+[0-9A-F]{4,6}>/, with: "")
      #expect(!said.contains { #"#;"<>\~"#.contains($0) }, "\(line)")
    }
    try export(text, MermaidText(sequence: sequence, title: "a test").text, "mmd")
    try export(text, PlantUMLText(sequence: sequence, title: "a test").text, "puml")
  }

  @Test("comes out of JSON as it went in", arguments: texts)
  func json(_ text: String) throws {
    let chrome = try ChromeFile(TraceFormat.chrome.render(ExportedLog(Self.log(text), .example)))
    #expect(chrome.traceEvents.contains { $0.name == "type \(text)" })
    let document = TraceDocument(.example, Self.log(text), frames: [text])
    let back = try TraceDocument<String>(json: document.json())
    #expect(back.log == Self.log(text))
  }

  func export(_ text: String, _ diagram: String, _ ext: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["EXPORT_DIAGRAMS"] else { return }
    let index = Self.texts.firstIndex(of: text) ?? 0
    try Data(diagram.utf8).write(to: URL(filePath: "\(folder)/\(index).\(ext)"))
  }
}
