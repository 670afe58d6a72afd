import Diagnostics
import Documents
import SiteTemplates
import StaticSite
import Streams

/// That every stream that runs has a text and a source, and every text of a stream a stream.
struct StreamCompleteness {
  let content: Content
  let folder: String
  let streams: StreamFigures

  /// Reports what is missing, and what there is no stream for.
  ///
  /// A site without the list of streams shows none, and needs no texts.
  func check(_ faults: DiagnosticCollector) {
    for text in texts { check(text, faults) }
    guard !content.texts(of: TextKind.streams).isEmpty else { return }
    let unread = content.unread(of: TextKind.stream).map(\.name)
    let written = Set(texts.map(\.name) + unread)
    for id in streams.ids where !written.contains(id) {
      faults.report(
        Diagnostic(
          .missingStream, at: SourceLocation(file: "\(folder)/streams/\(id).md"),
          "the stream '\(id)' is played, but has no text",
          suggestion: TypoSuggestion.suggestion(for: id, in: written.subtracting(streams.ids))))
    }
    for figure in streams.all { check(figure, faults) }
  }

  private var texts: [TextOfKind<StreamHeader>] { content.texts(of: TextKind.stream) }

  private func check(_ text: TextOfKind<StreamHeader>, _ faults: DiagnosticCollector) {
    guard let figure = streams[text.name] else {
      return faults.report(
        Diagnostic(
          .unknownStream, at: SourceLocation(file: text.document.path),
          "there is no stream '\(text.name)' to play",
          explanation: "Known are: \(streams.ids.joined(separator: ", ")).",
          suggestion: TypoSuggestion.suggestion(for: text.name, in: streams.ids)))
    }
    let programs = figure.stream.runs.map(\.program)
    let captions = text.header.captions
    guard captions.count != programs.count, programs.count > 1 || !captions.isEmpty else { return }
    faults.report(
      Diagnostic(
        .wrongCaptions,
        at: text.header.captionsLocation ?? SourceLocation(file: text.document.path),
        "'captions' has \(captions.count.counted("entry", plural: "entries")), "
          + "and the stream \(programs.count.counted("program"))",
        explanation: "What runs is: \(programs.joined(separator: ", ")).",
        suggestion: "write one caption for each, in this order"))
  }

  /// Checks that what is shown is what ran.
  private func check(_ figure: StreamFigure, _ faults: DiagnosticCollector) {
    for reason in figure.absences {
      faults.report(
        Diagnostic(
          .missingProgram, at: SourceLocation(file: PackageSources.streamsFolder),
          "the source of the stream '\(figure.id)' is not the one that ran: \(reason)",
          suggestion: "build the program again from the sources beside it"))
    }
  }
}
