package import Diagnostics
import Foundation
package import Identifiers
package import Scenarios
import Sequences
package import SiteFiles
import StaticSite
import Synchronization

/// All recordings as files for other programs: an archive for each implementation.
package struct Exports: Sendable {
  /// The files of a site that offers nothing for download.
  package static let none = Exports([:], schemas: [])

  fileprivate let archives: [ImplementationID: RecordingArchive]
  /// The schemas that the files in JSON are held to.
  private let schemas: [OutputFile]
  /// The name of the program that prints a recording.
  var program = "build-site"

  fileprivate init(_ archives: [ImplementationID: RecordingArchive], schemas: [OutputFile]) {
    self.archives = archives
    self.schemas = schemas
  }

  /// All files, sorted by path.
  package var files: [OutputFile] {
    (archives.values.compactMap(\.file) + schemas).sorted { $0.path < $1.path }
  }

  /// An implementation's archive.
  package subscript(implementation: ImplementationID) -> RecordingArchive? {
    archives[implementation]
  }

  /// The address of the schema of recordings in JSON, if the site has it.
  package var schemaAddress: String? {
    schemas.first { $0.path.hasSuffix("/\(ExportCache.traceSchema)") }.map { "/" + $0.path }
  }
}

/// The archives that were written already; a preview writes again only those of implementations
/// that were performed again.
package final class ExportCache: Sendable {
  private let last = Mutex<Exports>(.none)

  /// The archives of recordings.
  ///
  /// - Parameters:
  ///   - recordings: What was recorded.
  ///   - root: The package's root, in whose `schemas` the schemas are.
  ///   - store: Where archives are kept from process to process.
  ///   - keys: What an implementation's archive is found by; one without a key is not kept.
  ///   - collector: Receives what could not be written.
  /// - Returns: The files, and how many recordings had to be written.
  package func exports(
    of recordings: [Recording], root: String, keptIn store: ResultStore = .nowhere,
    by keys: [ImplementationID: ResultKey] = [:], reportingTo collector: DiagnosticCollector
  ) -> (exports: Exports, made: Int) {
    let last = last.withLock { $0 }
    let groups = Dictionary(grouping: recordings, by: \.implementationID)
    let all = groups.keys.sorted().concurrentMap { implementation in
      let recordings = groups[implementation] ?? []
      // Recordings that were kept share their storage, so that comparing takes no time.
      if let known = last.archives[implementation], known.recordings == recordings {
        return (implementation, archive: known, made: 0)
      }
      let key = keys[implementation]
      if let key, let bytes = store.result(for: key) {
        let archive = RecordingArchive(recordings, of: implementation, kept: bytes)
        return (implementation, archive, made: 0)
      }
      let archive = RecordingArchive(recordings, of: implementation)
      if archive.diagnostics.isEmpty, let file = archive.file, let key {
        store.keep(file.bytes, for: key)
      }
      return (implementation, archive, recordings.count)
    }
    for each in all { collector.report(contentsOf: each.archive.diagnostics) }
    let exports = Exports(
      Dictionary(keepingFirst: all.map { ($0.0, $0.archive) }),
      schemas: Self.schemas(below: root))
    self.last.withLock { $0 = exports }
    return (exports, all.reduce(0) { $0 + $1.made })
  }

  /// The name of a recording's schema.
  fileprivate static let traceSchema = "trace.schema.json"

  /// The schema of a recording, and that of the frames in it, which it refers to.
  package static func schemas(below root: String) -> [OutputFile] {
    [traceSchema, "frame.schema.json"].compactMap { name in
      let file = URL(filePath: root, directoryHint: .isDirectory).appending(path: "schemas/\(name)")
      return (try? Data(contentsOf: file)).map { OutputFile(path: "schemas/\(name)", bytes: $0) }
    }
  }
}
