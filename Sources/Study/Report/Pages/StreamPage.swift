import Diagrams
import Documents
import Evidence
import Metrics
import SiteTemplates
import StaticSite
import Streams

/// The page of a stream: its marbles, and the program that made them.
struct StreamPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText
  private let captions: [String]
  private let figure: StreamFigure

  /// The page of a stream; `nil` if there is none of this name.
  init?(evidence: StudyEvidence, text: ContentText) {
    guard let figure = evidence.streams[text.name],
      let header = TextOfKind(text, of: TextKind.stream)?.header
    else { return nil }
    self.evidence = evidence
    self.text = text
    captions = header.captions
    self.figure = figure
  }

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      of: text, body,
      [
        "runs": .list(runs), "uses": .list(figure.stream.declarations.compactMap(figure.listing)),
        "previous": neighbour(-1), "next": neighbour(1),
      ])
  }

  private func caption(_ index: Int) -> String {
    captions.indices.contains(index) ? captions[index] : text.title
  }

  private var runs: [PageValue] {
    let drawings = figure.drawings(prefix: figure.id, title: text.title, captions: captions)
    return zip(figure.stream.runs, drawings).enumerated().map { index, pair in
      let (run, drawing) = pair
      return [
        "drawing": drawing, "listing": figure.listing(of: run.program) ?? [:],
        "table": StreamFigure.table(of: run, caption: caption(index)).value,
      ]
    }
  }

  /// The stream that is explained before or after this one.
  private func neighbour(_ distance: Int) -> PageValue {
    let streams = evidence.streams
    guard let index = streams.ids.firstIndex(of: figure.id),
      streams.ids.indices.contains(index + distance)
    else { return .bool(false) }
    let id = streams.ids[index + distance]
    return [
      "title": .string(texts.of(TextKind.stream).first { $0.name == id }?.title ?? id),
      "address": .string(Address.stream(id)),
    ]
  }
}
