import Diagnostics
package import Metrics
import Sequences
package import Streams
import Trace

/// A stream that ran, and the source of its programs.
package struct StreamFigure: Sendable {
  package let stream: PlayedStream
  package let sources: ProgramSources

  package var id: String { stream.id }

  /// The parts of the source that cannot be what ran: a type that is not found by its name, or a
  /// line that observed and does not any more.
  package var absences: [String] {
    let names = stream.runs.map(\.program) + stream.declarations
    let locations = stream.runs.flatMap(\.lines).compactMap(\.location)
    return
      names.filter { sources.declaration(of: $0) == nil }
      .map { "'\($0)' is not declared, or more than once" }
      + locations.filter { sources.observed(in: $0.file, line: $0.line) == nil }
      .map { "nothing is observed at '\($0.file):\($0.line)'" }
  }
}

/// The streams that ran, with their source, as pages and directives show them.
///
/// ```swift
/// evidence.streams["search-race"]?.drawings(prefix: "race")  // for the template parts/marbles
/// evidence.streams.ids  // what there is, for a suggestion
/// ```
package struct StreamFigures: Sendable {
  /// In the order in which they are explained.
  package let all: [StreamFigure]
  private let byID: [String: StreamFigure]

  /// The figures of streams that ran.
  ///
  /// - Parameters:
  ///   - played: What ran.
  ///   - files: The sources of the programs.
  init(_ played: [PlayedStream], sources files: [SourceFile]) {
    let sources = ProgramSources(files)
    all = played.map { StreamFigure(stream: $0, sources: sources) }
    byID = Dictionary(keepingFirst: all.map { ($0.id, $0) })
  }

  /// The stream with an identifier, if there is one.
  package subscript(id: String) -> StreamFigure? { byID[id] }

  /// The identifiers of all streams, in order.
  package var ids: [String] { all.map(\.id) }
}

extension StreamExample {
  /// Runs the programs.
  ///
  /// - Throws: That one does not come to rest.
  @MainActor
  func played() throws(DiagnosticError) -> PlayedStream {
    do throws(ClockFailure) {
      return try play()
    } catch {
      throw DiagnosticError(
        Diagnostic(
          .restlessProgram, at: SourceLocation(file: PackageSources.streamsFolder),
          "a program of the stream '\(id)' does not come to rest",
          explanation: "More falls due in \(MarbleRun.duration) ms than a program can do.",
          suggestion: "let nothing be scheduled again without end"))
    }
  }
}
