import Snapshots
import Testing
import Trace
import TraceTesting

@MainActor
@Suite("A performance of a small app")
struct SnapshotTests {
  nonisolated static let files = [
    "text": "small-app.txt", "mermaid": "small-app.mmd", "plantuml": "small-app.puml",
    "chrome": "small-app.chrome.json", "appmap": "small-app.appmap.json",
    "opentelemetry": "small-app.otlp.json",
  ]

  /// As little as `frame.schema.json` allows.
  private struct Blank: Codable, Sendable {
    var titles: [String] = []
    var depth = 0
    var widgets: [String] = []
  }

  @Test("reads as its snapshot in each format", arguments: TraceFormat.all)
  func formats(_ format: TraceFormat) throws {
    let name = try #require(Self.files[format.name])
    try expectSnapshot(format.render(ExportedLog(try performance(), .example)), name)
  }

  @Test("reads as its snapshot as a document")
  func document() throws {
    let document = TraceDocument(.example, try performance(), frames: [Blank(), Blank()])
    try expectSnapshot(try document.json() + "\n", "small-app.json")
  }
}
