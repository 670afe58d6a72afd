import Diagnostics
import Gzip
import Scenarios
import SiteFiles
import SiteTemplates
import StaticSite

/// A recording as files for other programs.
struct RecordingExports: Sendable {
  /// One file, and what is in it.
  struct Export: Sendable {
    let format: ExportFormat
    let file: OutputFile
    /// Its size in bytes, as it is downloaded.
    let size: Int
  }

  let recording: Recording
  let exports: [Export]

  /// What could not be written.
  let faults: [Diagnostic]

  /// Writes a recording in every form.
  init(_ recording: Recording) {
    self.recording = recording
    var faults: [Diagnostic] = []
    exports = ExportFormat.all.compactMap { format in
      do {
        let bytes = try Gzip.file(of: format.bytes(recording))
        let file = OutputFile(path: Self.path(of: recording, in: format), bytes: bytes)
        return Export(format: format, file: file, size: bytes.count)
      } catch {
        faults.append(
          Diagnostic(
            .unwritable, "'\(Self.path(of: recording, in: format))' cannot be written",
            explanation: "\(error)"))
        return nil
      }
    }
    self.faults = faults
  }

  /// Where the file is, from the site's root.
  private static func path(of recording: Recording, in format: ExportFormat) -> String {
    Address.path(
      Address.performance(recording.scenarioID, pattern: recording.pattern)
        + "recording.\(format.ending).gz")
  }
}

extension RecordingExports {
  /// The files for the template `parts/downloads`.
  ///
  /// - Parameter schema: Where the schema of the JSON is, if the site has it.
  /// - Returns: What the template shows.
  func value(schema: String?) -> PageValue {
    var values: [String: PageValue] = [
      "schema": .optional(schema),
      "command": .string(
        "build-site trace \(recording.sample) \(recording.pattern) \(recording.scenario) --format"),
    ]
    for export in exports { values[export.format.name] = value(of: export) }
    return .dictionary(values)
  }

  private func value(of export: Export) -> PageValue {
    [
      "address": .string("/" + export.file.path),
      "name": .string(
        "\(recording.sample).\(recording.scenario).\(recording.pattern)"
          + ".\(export.format.ending).gz"),
      "size": .string(Self.kilobytes(export.size)),
    ]
  }

  /// The files as a list in Markdown.
  var markdown: String {
    exports.map { export in
      "- [\(export.format.name), \(Self.kilobytes(export.size))](/\(export.file.path))\n"
    }.joined()
  }

  private static func kilobytes(_ bytes: Int) -> String { "\((bytes + 999) / 1000) kB" }
}
