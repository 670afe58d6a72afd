import Diagnostics
import HeadlessUI
import Scenarios
import SiteFiles
import SiteTemplates
import StaticSite
import Testing
import Trace

@testable import Report

@Suite("The files of a recording")
struct ExportTests {
  private func recording(_ scenario: String, value: TraceValue = .null) -> Recording {
    Recording(
      scenario: scenario, sample: "made", pattern: "by-hand",
      log: EventLog(
        participants: [], bindings: [],
        events: [Event(id: 1, .input(Input("type", target: "name", values: [value])))]),
      frames: [Frame(screen: "made")], verdicts: [], failures: [])
  }

  @Test("are one in each form, beside its page")
  func files() {
    let exports = RecordingExports(recording("one"))
    #expect(
      exports.exports.map(\.file.path) == [
        "samples/made/one/by-hand/recording.json.gz", "samples/made/one/by-hand/recording.puml.gz",
        "samples/made/one/by-hand/recording.mmd.gz",
        "samples/made/one/by-hand/recording.trace.json.gz",
        "samples/made/one/by-hand/recording.svg.gz",
      ])
    #expect(exports.exports.allSatisfy { $0.file.bytes.count == $0.size && $0.size > 0 })
    #expect(exports.faults == [])
  }

  @Test("are written again only where the recording is another")
  func cache() {
    let (cache, faults) = (ExportCache(), DiagnosticCollector())
    let recordings = [recording("one"), recording("two")]
    #expect(cache.exports(of: recordings, root: "/nowhere", reportingTo: faults).made == 2)
    #expect(cache.exports(of: recordings, root: "/nowhere", reportingTo: faults).made == 0)
    let edited = [recordings[0], recording("two", value: .text("other"))]
    let (exports, made) = cache.exports(of: edited, root: "/nowhere", reportingTo: faults)
    #expect(made == 1)
    #expect(exports.files.count == 10)
    #expect(faults.diagnostics == [])
  }

  @Test(
    "number steps as pages do, and name the opening and the closing",
    arguments: ["plantuml", "mermaid", "svg"])
  func headings(_ name: String) throws {
    let inputs = [
      (step: 0, Input("open", purpose: .opensApp)), (step: 1, Input("tap", target: "up")),
      (step: 3, Input("back")), (step: 4, Input("leave", purpose: .leavesApp)),
    ]
    let recording = Recording(
      scenario: "one", sample: "made", pattern: "by-hand",
      log: EventLog(
        participants: [], bindings: [],
        events: zip(1..., inputs).map { Event(id: $0, step: $1.step, .input($1.1)) }),
      frames: Array(repeating: Frame(screen: "made"), count: 4), verdicts: [], failures: [])
    let format = try #require(ExportFormat.all.first { $0.name == name })
    let text = String(decoding: try format.bytes(recording), as: UTF8.self)
    for heading in ["Opening", "1 · tap up", "2 · back", "Closing"] {
      #expect(text.contains(heading), "\(text)")
    }
    #expect(!text.contains("3 · "), "\(text)")
  }

  @Test("that cannot be written are reported, and the others are there")
  func fault() {
    let exports = RecordingExports(recording("one", value: .decimal(.infinity)))
    #expect(exports.faults.map(\.id) == [.unwritable])
    #expect(exports.exports.map(\.format.name) == ["plantuml", "mermaid", "chrome", "svg"])
  }
}
