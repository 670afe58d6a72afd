import Diagnostics
import Documents
package import Metrics
import Sequences
import StaticSite
package import Streams
import Trace

/// A played stream with the source of its programs.
package struct StreamFigure: Sendable {
  package let stream: PlayedStream
  package let sources: ProgramSources

  package var id: String { stream.id }

  /// The reasons why the source cannot be the one that ran: a type that is not found by its name,
  /// or a line that no longer observes anything.
  package var absences: [String] {
    let names = stream.runs.map(\.program) + stream.declarations
    let locations = stream.runs.flatMap(\.lines).compactMap(\.location)
    return
      names.filter { sources.declaration(of: $0) == nil }
      .map { "'\($0)' is not declared exactly once" }
      + locations.filter { sources.observed(in: $0.file, line: $0.line) == nil }
      .map { "nothing is observed at '\($0.file):\($0.line)'" }
  }
}

/// The played streams with their source, as pages and directives show them.
///
/// ```swift
/// evidence.streams["search-race"]?.drawings(prefix: "race")  // for the template parts/marbles
/// evidence.streams.ids  // what there is, for a suggestion
/// ```
package struct StreamFigures: Sendable {
  /// The streams in the order in which they are explained.
  package let all: [StreamFigure]
  private let byID: [String: StreamFigure]

  init(_ played: [PlayedStream], sources files: [SourceFile]) {
    let sources = ProgramSources(files)
    all = played.map { StreamFigure(stream: $0, sources: sources) }
    byID = Dictionary(keepingFirst: all.map { ($0.id, $0) })
  }

  /// The stream with an identifier, if it exists.
  package subscript(id: String) -> StreamFigure? { byID[id] }

  /// The identifiers of all streams, in order.
  package var ids: [String] { all.map(\.id) }
}

extension StreamExample {
  /// Runs the programs.
  ///
  /// - Throws: An error if a program does not become idle.
  @MainActor
  func played() throws(DiagnosticError) -> PlayedStream {
    do throws(ClockFailure) {
      return try play()
    } catch {
      throw DiagnosticError(
        .restlessProgram, at: SourceLocation(file: PackageSources.streamsFolder),
        "a program of the stream '\(id)' does not become idle",
        explanation: "More work becomes due within \(MarbleRun.duration) ms than is allowed.",
        suggestion: "avoid work that schedules itself again without end")
    }
  }
}

/// Checks that every stream has a text and a source, and every text a stream.
struct StreamCompleteness {
  let content: SiteContent
  let folder: String
  let streams: StreamFigures

  /// Reports streams without texts or sources, and texts without streams.
  ///
  /// A site without the list of streams shows no streams, and needs no texts about them.
  func check(_ collector: DiagnosticCollector) {
    let completeness = Completeness(content: content, folder: folder, collector: collector)
    completeness.reportUnknown("stream", streams.ids, TextKind.stream, as: .unknownStream)
    for text in content.texts(of: TextKind.stream) { check(text, collector) }
    guard !content.texts(of: TextKind.streams).isEmpty else { return }
    completeness.reportMissing(
      "stream", streams.ids, TextKind.stream, in: "streams", as: .missingStream)
    for figure in streams.all { check(figure, collector) }
  }

  private func check(_ text: TextOfKind<StreamHeader>, _ collector: DiagnosticCollector) {
    guard let figure = streams[text.name] else { return }
    let programs = figure.stream.runs.map(\.program)
    let captions = text.header.captions
    guard captions.count != programs.count, programs.count > 1 || !captions.isEmpty else { return }
    collector.report(
      Diagnostic(
        .wrongCaptions,
        at: text.header.captionsLocation ?? SourceLocation(file: text.document.path),
        "'captions' has \(captions.count.counted("entry", plural: "entries")), "
          + "but the stream has \(programs.count.counted("program"))",
        explanation: "Its programs: \(programs.joined(separator: ", ")).",
        suggestion: "write one caption for each, in this order"))
  }

  /// Checks that the source shown is the source that ran.
  private func check(_ figure: StreamFigure, _ collector: DiagnosticCollector) {
    for reason in figure.absences {
      collector.report(
        Diagnostic(
          .missingProgram, at: SourceLocation(file: PackageSources.streamsFolder),
          "the source of the stream '\(figure.id)' is not the one that ran: \(reason)",
          suggestion: "rebuild the program from the current sources"))
    }
  }
}
