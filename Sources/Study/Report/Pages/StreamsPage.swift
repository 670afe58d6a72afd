import Documents
import SiteTemplates
import StaticSite
import Streams

/// The list of the streams, each with its marbles, all on one scale.
struct StreamsPage {
  /// The one text of the list.
  static let kind = PageKind("streams", of: "streams/index.md") { evidence, text, body in
    StreamsPage(text: text, texts: evidence.texts, streams: evidence.streams).page(body)
  }

  let text: ContentText
  let texts: Texts
  let streams: StreamFigures

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "streams": .list(entries.map(value)),
      ],
      markdown: markdown, source: text.templateLocation, origins: body.origins)
  }

  /// The streams that have a text, in the order in which they are explained.
  private var entries: [(figure: StreamFigure, text: ContentText)] {
    let texts = texts.of(StreamPage.kind)
    return streams.all.compactMap { figure in
      texts.first { $0.name == figure.id }.map { (figure, $0) }
    }
  }

  private func value(of entry: (figure: StreamFigure, text: ContentText)) -> PageValue {
    let (figure, text) = entry
    return [
      "title": .string(text.title), "summary": .string(text.summary),
      "address": .string(Address.stream(figure.id)),
      "isCompared": .bool(figure.stream.runs.count > 1),
      "drawings": .list(
        figure.drawings(
          prefix: figure.id, title: text.title, captions: text.values["captions"]?.texts ?? [])),
    ]
  }

  private var markdown: String {
    let streams = entries.map { figure, text in
      "- [\(text.title)](\(Address.stream(figure.id))): \(text.summary)\n"
    }
    return "# \(text.title)\n\n\(text.summary)\n\n\(texts.markdown(of: text))\n\(streams.joined())"
  }
}
