import Diagnostics
import Foundation
import Identifiers
import Parallel
import Scenarios
import SiteFiles
import SiteTemplates
import StaticSite
import Synchronization

/// All recordings as files for other programs.
struct Exports: Sendable {
  /// The files of a site that offers nothing for download.
  static let none = Exports([], schemas: [])

  private let byPerformance: [PerformanceID: RecordingExports]
  /// The schemas that the files in JSON are held to.
  private let schemas: [OutputFile]

  fileprivate init(_ exports: [RecordingExports], schemas: [OutputFile]) {
    byPerformance = Dictionary(
      exports.map { ($0.recording.performance, $0) }, uniquingKeysWith: { first, _ in first })
    self.schemas = schemas
  }

  /// All files, sorted by path.
  var files: [OutputFile] {
    (byPerformance.values.flatMap { $0.exports.map(\.file) } + schemas).sorted { $0.path < $1.path }
  }

  /// What was exported of a recording.
  subscript(recording: Recording) -> RecordingExports? {
    byPerformance[recording.performance]
  }

  private var schema: OutputFile? {
    schemas.first { $0.path.hasSuffix("/\(ExportCache.traceSchema)") }
  }

  /// What was exported of a recording, for the template `parts/downloads`; `false` if nothing was.
  func value(of recording: Recording) -> PageValue {
    self[recording]?.value(schema: schema.map { "/" + $0.path }) ?? .bool(false)
  }
}

/// The files of recordings that were exported already; a preview exports again only what was
/// performed again.
final class ExportCache: Sendable {
  private let last = Mutex<Exports>(.none)

  /// The files of recordings.
  ///
  /// - Parameters:
  ///   - recordings: What was recorded.
  ///   - root: The package's root, in whose `schemas` the schemas are.
  ///   - faults: Receives what could not be written.
  /// - Returns: The files, and how many recordings had to be written.
  func exports(
    of recordings: [Recording], root: String, reportingTo faults: DiagnosticCollector
  ) -> (exports: Exports, made: Int) {
    let last = last.withLock { $0 }
    let known = recordings.map { recording in
      // A recording that was kept shares its storage, so that comparing takes no time.
      last[recording].flatMap { $0.recording == recording ? $0 : nil }
    }
    let all = Array(zip(recordings, known)).concurrentMap { recording, known in
      known ?? RecordingExports(recording)
    }
    for exports in all { faults.report(contentsOf: exports.faults) }
    let exports = Exports(all, schemas: Self.schemas(below: root))
    self.last.withLock { $0 = exports }
    return (exports, known.count { $0 == nil })
  }

  /// The name of a recording's schema.
  fileprivate static let traceSchema = "trace.schema.json"

  /// The schema of a recording, and that of the frames in it, which it refers to.
  static func schemas(below root: String) -> [OutputFile] {
    [traceSchema, "frame.schema.json"].compactMap { name in
      let file = URL(filePath: root, directoryHint: .isDirectory).appending(path: "schemas/\(name)")
      return (try? Data(contentsOf: file)).map { OutputFile(path: "schemas/\(name)", bytes: $0) }
    }
  }
}
