import HeadlessUI
import Scenarios
import Trace

/// A form in which a page offers a recording for download.
///
/// The command line prints the same under the same name: `build-site trace … --format json`.
struct ExportFormat: Sendable {
  /// The name of the format, for the command line and for the template.
  let name: String
  /// What the file's name ends in.
  let ending: String
  /// Writes a recording.
  let bytes: @Sendable (Recording) throws -> [UInt8]

  /// Every form, the complete one first.
  static let all: [ExportFormat] = [
    ExportFormat(name: "json", ending: "json") { recording in
      try TraceDocument(recording.title, recording.log, frames: recording.frames).jsonBytes()
    },
    of(.plantUML, ending: "puml"), of(.mermaid, ending: "mmd"),
    of(.chrome, ending: "trace.json"),
    ExportFormat(name: "svg", ending: "svg") { [UInt8](SequencePicture.svg(of: $0).utf8) },
  ]

  private static func of(_ format: TraceFormat, ending: String) -> ExportFormat {
    ExportFormat(name: format.name, ending: ending) { recording in
      [UInt8](
        format.render(recording.log, recording.title, closing: recording.closingStep).utf8)
    }
  }
}

extension Recording {
  /// What its files are called.
  var title: TraceTitle {
    TraceTitle(sample: sample, pattern: pattern, scenario: scenario)
  }
}
