import Diagnostics
import Documents
import SiteTemplates
import StaticSite
import Streams

/// That every stream that runs has a text and a source, and every text of a stream a stream.
struct StreamCompleteness {
  let content: SiteContent
  let folder: String
  let streams: StreamFigures

  /// Reports what is missing, and what there is no stream for.
  ///
  /// A site without the list of streams shows none, and needs no texts.
  func check(_ collector: DiagnosticCollector) {
    for text in texts { check(text, collector) }
    guard !content.texts(of: TextKind.streams).isEmpty else { return }
    let unread = content.unread(of: TextKind.stream).map(\.name)
    let written = Set(texts.map(\.name) + unread)
    for id in streams.ids where !written.contains(id) {
      collector.report(
        Diagnostic(
          .missingStream, at: SourceLocation(file: "\(folder)/streams/\(id).md"),
          "the stream '\(id)' is played, but has no text",
          suggestion: TypoSuggestion.suggestion(for: id, in: written.subtracting(streams.ids))))
    }
    for figure in streams.all { check(figure, collector) }
  }

  private var texts: [TextOfKind<StreamHeader>] { content.texts(of: TextKind.stream) }

  private func check(_ text: TextOfKind<StreamHeader>, _ collector: DiagnosticCollector) {
    guard let figure = streams[text.name] else {
      return collector.report(
        Diagnostic(
          .unknownStream, at: SourceLocation(file: text.document.path),
          "there is no stream '\(text.name)' to play",
          explanation: "Known are: \(streams.ids.joined(separator: ", ")).",
          suggestion: TypoSuggestion.suggestion(for: text.name, in: streams.ids)))
    }
    let programs = figure.stream.runs.map(\.program)
    let captions = text.header.captions
    guard captions.count != programs.count, programs.count > 1 || !captions.isEmpty else { return }
    collector.report(
      Diagnostic(
        .wrongCaptions,
        at: text.header.captionsLocation ?? SourceLocation(file: text.document.path),
        "'captions' has \(captions.count.counted("entry", plural: "entries")), "
          + "and the stream \(programs.count.counted("program"))",
        explanation: "What runs is: \(programs.joined(separator: ", ")).",
        suggestion: "write one caption for each, in this order"))
  }

  /// Checks that what is shown is what ran.
  private func check(_ figure: StreamFigure, _ collector: DiagnosticCollector) {
    for reason in figure.absences {
      collector.report(
        Diagnostic(
          .missingProgram, at: SourceLocation(file: PackageSources.streamsFolder),
          "the source of the stream '\(figure.id)' is not the one that ran: \(reason)",
          suggestion: "build the program again from the sources beside it"))
    }
  }
}
