import SiteTemplates
import StaticSite

/// The list of the samples.
struct SamplesPage {
  /// The one text of the list.
  static let kind = PageKind("samples", of: "samples/index.md") { evidence, text, body in
    SamplesPage(text: text, texts: evidence.texts, plays: evidence.plays).page(body)
  }

  let text: ContentText
  let texts: Texts
  let plays: Plays

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "samples": .list(texts.of(SamplePage.kind).map(entry)),
      ],
      markdown: markdown, source: text.templateLocation, origins: body.origins)
  }

  private func entry(_ sample: ContentText) -> PageValue {
    [
      "title": .string(sample.title), "summary": .string(sample.summary),
      "address": .string(Address.sample(sample.name)),
      "scenarios": .number(plays.of(sample: sample.name).count),
      "patterns": .number(plays.patterns(of: sample.name).count),
    ]
  }

  private var markdown: String {
    let samples = texts.of(SamplePage.kind).map { sample in
      "- [\(sample.title)](\(Address.sample(sample.name))): \(sample.summary)\n"
    }
    return "# \(text.title)\n\n\(text.summary)\n\n\(texts.markdown(of: text))\n\(samples.joined())"
  }
}
