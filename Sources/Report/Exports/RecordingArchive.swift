import Archives
import Diagnostics
import Identifiers
import Scenarios
import SiteFiles
import SiteTemplates
import StaticSite

/// All recordings of an implementation as one file for other programs: each in every form.
struct RecordingArchive: Sendable {
  let recordings: [Recording]
  /// The archive; `nil` if it could not be made.
  let file: OutputFile?
  /// What could not be written.
  let faults: [Diagnostic]

  /// An archive that an earlier build made.
  ///
  /// - Parameters:
  ///   - recordings: What is in it.
  ///   - implementation: Whose they are.
  ///   - bytes: The archive.
  init(_ recordings: [Recording], of implementation: ImplementationID, kept bytes: [UInt8]) {
    self.recordings = recordings
    file = OutputFile(path: Self.path(of: implementation), bytes: bytes)
    faults = []
  }

  /// Writes the recordings.
  ///
  /// Files of one form follow each other, since they are most alike.
  ///
  /// - Parameters:
  ///   - recordings: What an implementation did, in the order of the scenarios.
  ///   - implementation: Which one.
  init(_ recordings: [Recording], of implementation: ImplementationID) {
    self.recordings = recordings
    let path = Self.path(of: implementation)
    var faults: [Diagnostic] = []
    var archive = TarFile()
    for format in ExportFormat.all {
      for recording in recordings {
        let name = Self.name(of: recording, in: format)
        do {
          try archive.add(format.bytes(recording), at: name)
        } catch {
          faults.append(.unwritable(name, in: path, error))
        }
      }
    }
    do {
      file = OutputFile(path: path, bytes: try XZ.file(of: archive.bytes))
    } catch {
      file = nil
      faults.append(.unwritable(path, in: path, error))
    }
    self.faults = faults
  }

  /// Where the file is, from the site's root.
  private static func path(of implementation: ImplementationID) -> String {
    Address.path(Address.code(of: implementation)) + "recordings.tar.xz"
  }

  /// What the archive's folder is called, and what a browser names the file after.
  private static func folder(of recording: Recording) -> String {
    "\(recording.sample)-\(recording.pattern)"
  }

  private static func name(of recording: Recording, in format: ExportFormat) -> String {
    "\(folder(of: recording))/\(recording.scenario).\(format.ending)"
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

extension RecordingArchive {
  /// The archive as the page of one of its recordings offers it, for the template
  /// `parts/downloads`.
  ///
  /// - Parameters:
  ///   - recording: What the page shows.
  ///   - schema: Where the schema of the JSON is, if the site has it.
  /// - Returns: What the template shows; `false` if there is no archive.
  func value(of recording: Recording, schema: String?) -> PageValue {
    guard let file else { return .bool(false) }
    return [
      "address": .string("/" + file.path),
      "name": .string("\(Self.folder(of: recording)).tar.xz"),
      "size": .string(kilobytes), "count": .number(recordings.count),
      "files": .string("\(Self.folder(of: recording))/\(recording.scenario)"),
      "schema": .optional(schema),
      "command": .string(
        "build-site trace \(recording.sample) \(recording.pattern) \(recording.scenario) --format"),
    ]
  }

  /// The archive as a list in Markdown.
  var markdown: String {
    file.map { "- [All recordings of this pattern, \(kilobytes)](/\($0.path))\n" } ?? ""
  }

  private var kilobytes: String { "\(((file?.bytes.count ?? 0) + 999) / 1000) kB" }
}
