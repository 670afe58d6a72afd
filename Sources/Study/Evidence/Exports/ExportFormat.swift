import HeadlessUI
import Identifiers
package import Scenarios
package import Trace

/// A form in which a page offers a recording for download.
///
/// The command line prints the same under the same name: `build-site trace … --format json`.
struct ExportFormat: Sendable {
  /// The name of the format, for the command line and for the template.
  let name: String
  /// The ending of the file's name.
  let ending: String
  /// Writes a recording, whose log may be written in other forms, too.
  let bytes: @Sendable (Recording, ExportedLog) throws -> [UInt8]

  /// Every form, the complete one first.
  static let all: [ExportFormat] = [
    ExportFormat(name: "json", ending: "json") { recording, _ in
      try TraceDocument(recording.title, recording.log, frames: recording.frames).jsonBytes()
    },
    // Archives hold no other formats of recordings: the command line prints those of each.
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
  /// The title by which its files are named.
  package var title: TraceTitle {
    TraceTitle(
      sample: sample.description, pattern: pattern.description, scenario: scenario)
  }

  /// Its log, ready to be written.
  var exported: ExportedLog { ExportedLog(log, title, closing: closingStep) }
}
