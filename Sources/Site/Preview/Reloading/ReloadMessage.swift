import Diagnostics
import Foundation

/// The message that a page receives: the version of the site, its differences from the version
/// that the page knows, and its diagnostics.
struct ReloadMessage: Encodable {
  let version: String
  /// The paths of the files that differ; `nil` if any may differ.
  let changed: [String]?
  /// The diagnostics, each with the source line that it refers to.
  let diagnostics: [ReloadDiagnostic]

  struct ReloadDiagnostic: Encodable {
    let severity: Severity
    let id: DiagnosticID
    let message: String
    let explanation: String?
    let suggestion: String?
    let place: ShownLocation?
    let notes: [ReloadNote]
    let mended: MendedLine?

    /// Creates a message from a diagnostic; `lines` returns the lines of a file by its path.
    init(_ diagnostic: Diagnostic, lines: (String) -> TextLines?) {
      severity = diagnostic.severity
      id = diagnostic.id
      message = diagnostic.message
      explanation = diagnostic.explanation
      suggestion = diagnostic.suggestion
      place = diagnostic.location.map { ShownLocation($0, lines: lines) }
      notes = diagnostic.notes.map {
        ReloadNote(message: $0.message, place: ShownLocation($0.location, lines: lines))
      }
      mended = diagnostic.replacement.flatMap { MendedLine($0, lines: lines) }
    }
  }

  /// The time after which a page tries to reconnect to the server, in milliseconds.
  private static let retry = 500

  /// The message as a server-sent event (HTML, "Server-sent events").
  var event: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and numbers cannot fail, and an event without data has no effect.
    let json = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Array("retry: \(Self.retry)\nid: \(version)\ndata: \(json)\n\n".utf8)
  }

  /// A comment that pages ignore; sending it shows whether a page is still listening.
  static let heartbeat = Array(":\n\n".utf8)
}

extension ReloadMessage {
  struct ReloadNote: Encodable {
    let message: String
    let place: ShownLocation
  }

  /// A source line as it is after a replacement.
  struct MendedLine: Encodable {
    let number: Int
    let before: String
    let text: String
    let after: String

    /// Creates the line; `nil` if the file has no such line, or the replacement extends beyond it.
    init?(_ replacement: Replacement, lines: (String) -> TextLines?) {
      let (start, end) = (replacement.range.start, replacement.range.end)
      guard start.line == end.line, start.column <= end.column,
        let lines = lines(replacement.file), lines[start.line].count <= SourceExcerpt.longestLine,
        let line = lines.text(ofLine: start.line)
      else { return nil }
      let scalars = line.unicodeScalars
      guard end.column - 1 <= scalars.count else { return nil }
      number = start.line
      before = String(String.UnicodeScalarView(scalars.prefix(start.column - 1)))
      text = replacement.text
      after = String(String.UnicodeScalarView(scalars.dropFirst(end.column - 1)))
    }
  }
}

/// A location, and its source line if the file can be read.
struct ShownLocation: Encodable {
  let name: String
  let number: Int?
  let line: String?
  let marks: String?

  init(_ location: SourceLocation, lines: (String) -> TextLines?) {
    let excerpt = location.range.flatMap { range in
      lines(location.file).flatMap { SourceExcerpt(range, in: $0) }
    }
    name = location.description
    number = excerpt?.number
    line = excerpt?.line
    marks = excerpt.map { $0.indent + $0.marks }
  }
}
