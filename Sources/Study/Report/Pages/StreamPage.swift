import Diagrams
import Documents
import Metrics
import SiteTemplates
import StaticSite
import Streams

/// The page of a stream: its marbles, and the program that made them.
struct StreamPage {
  /// A text for each stream.
  static let kind = PageKind("stream", of: "streams/", schema: schema) { evidence, text, body in
    evidence.streams[text.name].map {
      StreamPage(text: text, texts: evidence.texts, figure: $0, streams: evidence.streams)
        .page(body)
    }
  }

  /// What its front matter may say: `captions`, one for each program.
  private static let schema: ContentKind.Schema = { fields in
    ["captions": .list(fields.strings("captions").map { .string($0) })]
  }

  let text: ContentText
  let texts: Texts
  let figure: StreamFigure
  let streams: StreamFigures

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "runs": .list(runs), "uses": .list(figure.stream.declarations.compactMap(figure.listing)),
        "previous": neighbour(-1), "next": neighbour(1),
      ],
      markdown: markdown, source: text.templateLocation, origins: body.origins)
  }

  private var captions: [String] { text.values["captions"]?.texts ?? [] }

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
    guard let index = streams.ids.firstIndex(of: figure.id),
      streams.ids.indices.contains(index + distance)
    else { return .bool(false) }
    let id = streams.ids[index + distance]
    return [
      "title": .string(texts.titles(Self.kind)[id] ?? id), "address": .string(Address.stream(id)),
    ]
  }

  private var markdown: String {
    let runs = figure.stream.runs.enumerated().map { index, run in
      let heading = captions.indices.contains(index) ? "## \(captions[index])\n\n" : ""
      let table = StreamFigure.table(of: run, caption: caption(index)).markdown
      return heading + table + "\n" + code(run.program)
    }
    let head = "# \(text.title)\n\n\(text.summary)\n\n\(texts.markdown(of: text))"
    return ([head] + runs + figure.stream.declarations.map(code)).joined(separator: "\n")
  }

  private func code(_ name: String) -> String {
    figure.sources.declaration(of: name).map { "```swift\n\($0.text)\n```\n" } ?? ""
  }
}
