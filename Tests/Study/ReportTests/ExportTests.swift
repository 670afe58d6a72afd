import Diagnostics
import HeadlessUI
import Identifiers
import Scenarios
import SiteFiles
import SiteTemplates
import StaticSite
import TestSupport
import Testing
import Trace

@testable import Evidence
@testable import Report

@Suite("The files of a recording")
struct ExportTests {
  private func recording(
    _ scenario: String, in pattern: PatternID = "by-hand", value: TraceValue = .null
  ) -> Recording {
    Recording(
      scenario: scenario, sample: "made", pattern: pattern,
      log: EventLog(
        participants: [], bindings: [],
        events: [Event(id: 1, .input(Input("type", target: "name", values: [value])))]),
      frames: [Frame(screen: "made")], verdicts: [], failures: [])
  }

  private func archive(_ recordings: [Recording]) -> RecordingArchive {
    RecordingArchive(recordings, of: ImplementationID(sample: "made", pattern: "by-hand"))
  }

  @Test("are one archive for each implementation, beside its source")
  func files() throws {
    let archive = archive([recording("one"), recording("two")])
    let file = try #require(archive.file)
    #expect(file.path == "samples/made/code/by-hand/recordings.tar.xz")
    #expect(!file.bytes.isEmpty)
    #expect(archive.diagnostics == [])
    guard
      case .dictionary(let values) = archive.value(
        of: recording("two"), schema: nil, program: "own-site")
    else {
      Issue.record("nothing is offered")
      return
    }
    #expect(values["address"] == .string("/samples/made/code/by-hand/recordings.tar.xz"))
    #expect(values["name"] == .string("made-by-hand.tar.xz"))
    #expect(values["files"] == .string("made-by-hand/two"))
    #expect(values["count"] == .number(2))
    #expect(values["command"] == .string("own-site trace made by-hand two --format"))
  }

  @Test("are written again only where a recording is another")
  func cache() {
    let (cache, collector) = (ExportCache(), DiagnosticCollector())
    func made(_ recordings: [Recording]) -> (made: Int, files: [String]) {
      let result = cache.exports(of: recordings, root: "/nowhere", reportingTo: collector)
      return (result.made, result.exports.files.map(\.path))
    }
    let others = [recording("one", in: "otherwise"), recording("two", in: "otherwise")]
    let recordings = [recording("one"), recording("two")]
    #expect(made(recordings + others).made == 4)
    #expect(made(recordings + others).made == 0)
    let edited = made([recordings[0], recording("two", value: .text("other"))] + others)
    #expect(edited.made == 2)
    #expect(
      edited.files == [
        "samples/made/code/by-hand/recordings.tar.xz",
        "samples/made/code/otherwise/recordings.tar.xz",
      ])
    #expect(collector.diagnostics == [])
  }

  @Test("are those of an earlier build where they are found by the same key")
  func kept() throws {
    let folder = try TemporaryFolder()
    let (collector, recordings) = (DiagnosticCollector(), [recording("one"), recording("two")])
    func made(by program: String, _ script: String) -> (made: Int, bytes: [UInt8]?) {
      let store = ResultStore(folder: folder.url, program: ProgramIdentity(program))
      var key = store.key("archive")
      key.add(script)
      let result = ExportCache().exports(
        of: recordings, root: "/nowhere", keptIn: store,
        by: [recordings[0].implementationID: key], reportingTo: collector)
      return (result.made, result.exports[recordings[0].implementationID]?.file?.bytes)
    }
    let first = made(by: "a", "one")
    #expect(first.made == 2)
    let second = made(by: "a", "one")
    #expect(second.made == 0)
    #expect(second.bytes == first.bytes && first.bytes != nil)
    #expect(made(by: "b", "one").made == 2)
    #expect(made(by: "a", "one, edited").made == 2)
  }

  @Test("are not kept where one could not be written")
  func notKept() throws {
    let folder = try TemporaryFolder()
    let store = ResultStore(folder: folder.url, program: ProgramIdentity("a"))
    let recording = recording("one", value: .decimal(.infinity))
    for _ in 1...2 {
      let collector = DiagnosticCollector()
      let made = ExportCache().exports(
        of: [recording], root: "/nowhere", keptIn: store,
        by: [recording.implementationID: store.key("archive")], reportingTo: collector
      ).made
      #expect(made == 1)
      #expect(collector.diagnostics.map(\.id) == [.unwritable])
    }
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
    let text = String(decoding: try format.bytes(recording, recording.exported), as: UTF8.self)
    for heading in ["Opening", "1 · tap up", "2 · back", "Closing"] {
      #expect(text.contains(heading), "\(text)")
    }
    #expect(!text.contains("3 · "), "\(text)")
  }

  @Test("that cannot be written are reported, and the others are there")
  func diagnostic() throws {
    let archive = archive([recording("one", value: .decimal(.infinity))])
    #expect(archive.diagnostics.map(\.id) == [.unwritable])
    #expect(archive.diagnostics.first?.message.contains("made-by-hand/one.json") == true)
    #expect(archive.file != nil)
  }
}
