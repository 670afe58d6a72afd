import Documents
import Evidence
import SiteTemplates
import StaticSite
import Streams

/// The list of the streams, each with its marbles, all on one scale.
struct StreamsPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      of: text, body,
      [
        "streams": .list(entries.map(value))
      ])
  }

  /// The streams that have a text, in the order in which they are explained.
  private var entries: [(figure: StreamFigure, text: TextOfKind<StreamHeader>)] {
    let texts = texts.of(TextKind.stream)
    return evidence.streams.all.compactMap { figure in
      texts.first { $0.name == figure.id }.map { (figure, $0) }
    }
  }

  private func value(of entry: (figure: StreamFigure, text: TextOfKind<StreamHeader>)) -> PageValue
  {
    let (figure, text) = entry
    return [
      "title": .string(text.title), "summary": .string(text.summary),
      "address": .string(Address.stream(figure.id)),
      "isCompared": .bool(figure.stream.runs.count > 1),
      "drawings": .list(
        figure.drawings(
          prefix: figure.id, title: text.title, captions: text.header.captions)),
    ]
  }
}
