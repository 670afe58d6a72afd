import Evidence
import Scenarios
import SiteFiles
import SiteTemplates

extension RecordingArchive {
  /// The download link of the archive; `false` if there is none.
  var value: PageValue { file.map { .dictionary(link(to: $0)) } ?? .bool(false) }

  private func link(to file: OutputFile) -> [String: PageValue] {
    [
      "address": .string("/" + file.path),
      "name": .string("\(RecordingArchive.folder(of: implementation)).tar.xz"),
      "size": .string(kilobytes), "count": .number(recordings.count),
    ]
  }

  /// Returns the download link on the page of one recording, for the template `parts/downloads`.
  ///
  /// - Parameters:
  ///   - recording: The recording that the page shows.
  ///   - schema: The address of the JSON schema, if the site has it.
  ///   - program: The name of the program that prints the recording.
  /// - Returns: The values for the template; `false` if there is no archive.
  func value(of recording: Recording, schema: String?, program: String) -> PageValue {
    guard let file else { return .bool(false) }
    var value = link(to: file)
    value["files"] = .string(RecordingArchive.name(of: recording))
    value["schema"] = .optional(schema)
    value["command"] = .string(
      "\(program) trace \(recording.sample) \(recording.pattern) \(recording.scenario) --format")
    return .dictionary(value)
  }

  private var kilobytes: String { "\(((file?.bytes.count ?? 0) + 999) / 1000) kB" }
}
