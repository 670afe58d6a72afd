import Metrics
import Streams

/// A stream that ran, and the source of its programs.
struct StreamFigure: Sendable {
  let stream: PlayedStream
  let sources: ProgramSources

  var id: String { stream.id }

  /// What of the source cannot be what ran: a type that is not found by its name, or a line that
  /// observed and does not any more.
  var absences: [String] {
    let names = stream.runs.map(\.program) + stream.declarations
    let places = stream.runs.flatMap(\.lines).compactMap(\.place)
    return
      names.filter { sources.declaration(of: $0) == nil }
      .map { "'\($0)' is not declared, or more than once" }
      + places.filter { sources.observed(in: $0.file, line: $0.line) == nil }
      .map { "nothing is observed at '\($0.file):\($0.line)'" }
  }
}
