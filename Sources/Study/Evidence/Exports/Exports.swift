package import Diagnostics
import Foundation
package import Identifiers
package import Scenarios
import Sequences
package import SiteFiles
import Synchronization
package import Trace

/// All recordings as files for other programs: an archive for each implementation.
package struct Exports: Sendable {
  /// The empty set of files, for a site without downloads.
  package static let none = Exports([:], schemas: [])

  fileprivate let archives: [ImplementationID: RecordingArchive]
  /// The schemas that the JSON files conform to.
  private let schemas: [OutputFile]
  /// The name of the program that prints a recording.
  var program = "build-site"

  fileprivate init(_ archives: [ImplementationID: RecordingArchive], schemas: [OutputFile]) {
    self.archives = archives
    self.schemas = schemas
  }

  package var files: [OutputFile] {
    (archives.values.compactMap(\.file) + schemas).sorted { $0.path < $1.path }
  }

  package subscript(implementation: ImplementationID) -> RecordingArchive? {
    archives[implementation]
  }

  /// The address of the schema for recordings in JSON, if the site has it.
  package var schemaAddress: String? {
    schemas.first { $0.path.hasSuffix("/\(ExportCache.traceSchema)") }.map { "/" + $0.path }
  }
}

/// A cache of archives, so that a preview rewrites only those of implementations performed again.
package final class ExportCache: Sendable {
  private let last = Mutex<Exports>(.none)

  /// Returns the archives of recordings.
  ///
  /// - Parameters:
  ///   - recordings: The recordings.
  ///   - root: The package's root, whose folder `schemas` contains the schemas.
  ///   - store: The store that caches archives between processes.
  ///   - keys: The cache keys of archives; an archive without a key is not stored.
  ///   - collector: Receives the errors of files that could not be written.
  /// - Returns: The files, and the number of recordings that had to be written.
  package func exports(
    of recordings: [Recording], root: String, keptIn store: ResultStore = .nowhere,
    by keys: [ImplementationID: ResultKey] = [:], reportingTo collector: DiagnosticCollector
  ) -> (exports: Exports, made: Int) {
    let last = last.withLock { $0 }
    let groups = Dictionary(grouping: recordings, by: \.implementationID)
    let all = groups.keys.sorted().concurrentMap { implementation in
      let recordings = groups[implementation] ?? []
      // Cached recordings share their storage, so this comparison is cheap.
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

  /// Returns the schemas of recordings and of frames, which the former refers to.
  package static func schemas(below root: String) -> [OutputFile] {
    [traceSchema, "frame.schema.json"].compactMap { name in
      let file = URL(filePath: root, directoryHint: .isDirectory).appending(path: "schemas/\(name)")
      return (try? Data(contentsOf: file)).map { OutputFile(path: "schemas/\(name)", bytes: $0) }
    }
  }
}

/// All recordings of an implementation, each in every format, as one file for other programs.
package struct RecordingArchive: Sendable {
  package let implementation: ImplementationID
  package let recordings: [Recording]
  /// The archive; `nil` if it could not be created.
  package let file: OutputFile?
  /// The errors of files that could not be written.
  package let diagnostics: [Diagnostic]

  /// Creates an archive from the cached bytes of an earlier build.
  init(_ recordings: [Recording], of implementation: ImplementationID, kept bytes: [UInt8]) {
    self.implementation = implementation
    self.recordings = recordings
    file = OutputFile(path: Self.path(of: implementation), bytes: bytes)
    diagnostics = []
  }

  /// Writes the recordings.
  ///
  /// Files of the same format are adjacent, because they compress best together.
  init(_ recordings: [Recording], of implementation: ImplementationID) {
    self.implementation = implementation
    self.recordings = recordings
    let path = Self.path(of: implementation)
    var diagnostics: [Diagnostic] = []
    let written = recordings.map { recording in
      let log = recording.exported
      return ExportFormat.all.map { format in Result { try format.bytes(recording, log) } }
    }
    var archive = TarFile()
    for (number, format) in ExportFormat.all.enumerated() {
      for (recording, forms) in zip(recordings, written) {
        let name = "\(Self.name(of: recording)).\(format.ending)"
        do {
          try archive.add(forms[number].get(), at: name)
        } catch {
          diagnostics.append(.unwritable(name, in: path, error))
        }
      }
    }
    do {
      file = OutputFile(path: path, bytes: try XZ.file(of: archive.bytes))
    } catch {
      file = nil
      diagnostics.append(.unwritable(path, in: path, error))
    }
    self.diagnostics = diagnostics
  }

  /// Returns the path of the file, relative to the site's root.
  private static func path(of implementation: ImplementationID) -> String {
    Address.path(Address.code(of: implementation)) + "recordings.tar.xz"
  }

  /// Returns the name of the archive's top folder, which is also that of the downloaded file.
  package static func folder(of implementation: ImplementationID) -> String {
    "\(implementation.sample)-\(implementation.pattern)"
  }

  /// Returns the path of a recording's files in the archive, without the extension.
  package static func name(of recording: Recording) -> String {
    "\(folder(of: recording.implementationID))/\(recording.scenario)"
  }
}

extension Diagnostic {
  fileprivate static func unwritable(
    _ name: String, in archive: String, _ error: any Error
  ) -> Diagnostic {
    Diagnostic(
      .unwritable,
      name == archive
        ? "'\(name)' cannot be written" : "'\(name)' in '\(archive)' cannot be written",
      explanation: "\(error)")
  }
}

/// A format in which a page offers a recording for download.
///
/// The command line uses the same names: `build-site trace … --format json`.
struct ExportFormat: Sendable {
  /// The name of the format on the command line and in the template.
  let name: String
  /// The extension of the file's name.
  let ending: String
  /// Renders a recording; all formats of a recording share the exported log.
  let bytes: @Sendable (Recording, ExportedLog) throws -> [UInt8]

  /// Every format, the lossless one first.
  static let all: [ExportFormat] = [
    ExportFormat(name: "json", ending: "json") { recording, _ in
      try TraceDocument(recording.title, recording.log, frames: recording.frames).jsonBytes()
    },
    // Archives omit the other formats of recordings, which only the command line prints.
    of(.plantUML), of(.mermaid), of(.chrome),
    ExportFormat(name: "svg", ending: "svg") { recording, _ in
      [UInt8](SequencePicture.svg(of: recording).utf8)
    },
  ]

  private static func of(_ format: TraceFormat) -> ExportFormat {
    ExportFormat(name: format.name, ending: format.fileEnding) { [UInt8](format.render($1).utf8) }
  }
}

extension Recording {
  /// The title used in its files.
  package var title: TraceTitle {
    TraceTitle(
      sample: sample.description, pattern: pattern.description, scenario: scenario)
  }

  /// The log in the form that formats render.
  var exported: ExportedLog { ExportedLog(log, title, closing: closingStep) }
}
