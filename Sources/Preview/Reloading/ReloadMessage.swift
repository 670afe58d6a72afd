import Diagnostics
import Foundation

/// What a page is told: which state the site is in, what differs from the state that the page knows,
/// and what is wrong.
struct ReloadMessage: Encodable {
  /// The name of the state.
  let version: String
  /// The paths of the files that differ; `nil` if any may.
  let changed: [String]?
  /// What is wrong, each with the line of source that it is about.
  let faults: [Fault]

  struct Fault: Encodable {
    let severity: Severity
    let id: String
    let message: String
    let place: String?
    let explanation: String?
    let suggestion: String?
    let number: Int?
    let line: String?
    let marks: String?

    /// Makes a fault of a diagnostic.
    ///
    /// - Parameters:
    ///   - diagnostic: What is wrong.
    ///   - source: Gives the text of a file by the path that stands in a location.
    init(_ diagnostic: Diagnostic, source: (String) -> String?) {
      let excerpt = diagnostic.location.flatMap { location in
        location.range.flatMap { range in
          source(location.file).flatMap { SourceExcerpt(range, inFile: $0) }
        }
      }
      severity = diagnostic.severity
      id = diagnostic.id
      message = diagnostic.message
      place = diagnostic.location?.description
      explanation = diagnostic.explanation
      suggestion = diagnostic.suggestion
      number = excerpt?.number
      line = excerpt?.line
      marks = excerpt.map { $0.indent + $0.marks }
    }
  }

  /// How long a page waits before it looks for a server that has gone, in milliseconds.
  private static let retry = 500

  /// The message as a server-sent event (HTML, "Server-sent events").
  var event: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and numbers cannot fail to be encoded; and without data there is no event.
    let json = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Array("retry: \(Self.retry)\nid: \(version)\ndata: \(json)\n\n".utf8)
  }

  /// A comment, which no page sees; sending it finds out whether anybody still listens.
  static let breath = Array(":\n\n".utf8)
}
