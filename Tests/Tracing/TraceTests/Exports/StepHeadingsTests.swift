import Testing
import Trace

@Suite("The headings of steps")
struct StepHeadingsTests {
  /// Of its steps, 2 and 4 only expect.
  static let log = EventLog(
    participants: [], bindings: [],
    events: [
      Event(id: 1, step: 0, .input(Input("open", purpose: .opensApp))),
      Event(id: 2, step: 1, .input(Input("tap", target: "up"))),
      Event(id: 3, step: 1, .input(Input("tap", target: "up"))),
      Event(id: 4, step: 3, .input(Input("wait", values: [.described("3s")]))),
      Event(id: 5, step: 5, .input(Input("leave", purpose: .leavesApp))),
    ])

  @Test("number what the script does, and not what it only expects")
  func numbers() {
    let headings = StepHeadings(Self.log, closing: 5)
    let found = (0...5).map { headings[$0] ?? "none" }
    #expect(found == ["Opening", "1 · tap up", "none", "2 · wait 3s", "none", "Closing"])
  }

  @Test("number a release that the script asks for")
  func leaving() {
    #expect(StepHeadings(Self.log, closing: 6)[5] == "3 · leave")
    #expect(StepHeadings(Self.log, closing: nil)[5] == "3 · leave")
  }

  @Test("are in every text", arguments: [TraceFormat.text, .mermaid, .plantUML])
  func formats(_ format: TraceFormat) {
    let text = format.render(ExportedLog(Self.log, .example, closing: 5))
    for heading in ["Opening", "1 · tap up", "2 · wait 3s", "Closing"] {
      #expect(text.contains(heading), "\(text)")
    }
    #expect(!text.contains("3 · "), "\(text)")
  }
}
