import Evidence
import Scenarios
import SiteFiles
import SiteTemplates

extension RecordingArchive {
  /// The archive as a page offers it; `false` if there is none.
  var value: PageValue { file.map { .dictionary(link(to: $0)) } ?? .bool(false) }

  private func link(to file: OutputFile) -> [String: PageValue] {
    [
      "address": .string("/" + file.path),
      "name": .string("\(RecordingArchive.folder(of: implementation)).tar.xz"),
      "size": .string(kilobytes), "count": .number(recordings.count),
    ]
  }

  /// The archive as the page of one of its recordings offers it, for the template
  /// `parts/downloads`.
  ///
  /// - Parameters:
  ///   - recording: What the page shows.
  ///   - schema: Where the schema of the JSON is, if the site has it.
  ///   - program: The name of the program that prints it.
  /// - Returns: What the template shows; `false` if there is no archive.
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
