import Evidence
import SiteTemplates
import StaticSite
import Streams

/// The page of a stream: its marble diagrams, and the programs that produce them.
struct StreamPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<StreamHeader>
  private let figure: StreamFigure

  /// Creates the page of a stream; fails if there is no stream of this name.
  init?(evidence: StudyEvidence, text: TextOfKind<StreamHeader>) {
    guard let figure = evidence.streams[text.name] else { return nil }
    self.evidence = evidence
    self.text = text
    self.figure = figure
  }

  func page(_ body: ContentBody) -> Page {
    Page(
      of: text.text, body,
      [
        "runs": .list(runs), "uses": .list(figure.stream.declarations.compactMap(figure.listing)),
        "previous": neighbour(-1), "next": neighbour(1),
      ])
  }

  private var runs: [PageValue] {
    let captions = text.header.captions
    let drawings = figure.drawings(prefix: figure.id, title: text.title, captions: captions)
    let tables = figure.tables(captions: captions, else: text.title)
    return zip(figure.stream.runs, zip(drawings, tables)).map { run, shown in
      [
        "drawing": shown.0, "listing": figure.listing(of: run.program) ?? [:], "table": shown.1,
      ]
    }
  }

  /// Returns the link to the stream at a distance in the list.
  private func neighbour(_ distance: Int) -> PageValue {
    let streams = evidence.streams
    guard let index = streams.ids.firstIndex(of: figure.id),
      streams.ids.indices.contains(index + distance)
    else { return .bool(false) }
    let id = streams.ids[index + distance]
    let title = texts.of(TextKind.stream).first { $0.name == id }?.title
    return .link(title ?? id, to: Address.stream(id))
  }
}

/// The list of streams, each with its marble diagrams, all on one scale.
struct StreamsPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<Void>

  func page(_ body: ContentBody) -> Page {
    Page(
      of: text.text, body,
      ["streams": .list(streams)])
  }

  /// The streams with a text, in the order in which they are explained.
  private var streams: [PageValue] {
    let texts = texts.of(TextKind.stream)
    return evidence.streams.all.compactMap { figure in
      texts.first { $0.name == figure.id }.map { entry(figure, $0) }
    }
  }

  private func entry(_ figure: StreamFigure, _ text: TextOfKind<StreamHeader>) -> PageValue {
    [
      "title": .string(text.title), "summary": .string(text.summary),
      "address": .string(Address.stream(figure.id)),
      "isCompared": .bool(figure.stream.runs.count > 1),
      "drawings": .list(
        figure.drawings(
          prefix: figure.id, title: text.title, captions: text.header.captions)),
    ]
  }
}
