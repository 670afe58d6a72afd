import Exhibits
import Identifiers
import Samples
import Scenarios
import SiteTemplates
import StaticSite

/// The list of the variants, by pattern.
struct VariantsPage {
  /// The one text of the list.
  static let kind = PageKind("variants", of: "variants/index.md") { evidence, text, body in
    VariantsPage(
      text: text, texts: evidence.texts, variants: evidence.variants, plays: evidence.plays,
      links: evidence.links
    ).page(body)
  }

  let text: ContentText
  let texts: Texts
  let variants: ShownVariants
  let plays: Plays
  let links: Links

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "patterns": .list(
          patterns.map { pattern in
            [
              "pattern": links.link(toPattern: pattern),
              "variants": .list(variants.of(pattern: pattern).map(entry)),
            ]
          }),
      ],
      markdown: markdown, source: text.templateLocation, origins: body.origins)
  }

  /// The patterns that have variants.
  private var patterns: [String] {
    plays.patterns.filter { !variants.of(pattern: $0).isEmpty }
  }

  private func entry(_ shown: ShownVariant) -> PageValue {
    [
      "title": .string(shown.text.title), "summary": .string(shown.text.summary),
      "address": .string(shown.address), "sample": links.link(toSample: shown.original.sample),
      "scenario": [
        "title": .string(shown.play.scenario.title), "address": .string(shown.play.address),
      ],
    ]
  }

  private var markdown: String {
    let lists = patterns.map { pattern in
      let lines = variants.of(pattern: pattern).map {
        "- [\($0.text.title)](\($0.address)): \($0.text.summary)\n"
      }
      return "## \(links.title(ofPattern: pattern))\n\n\(lines.joined())"
    }
    return "# \(text.title)\n\n\(text.summary)\n\n\(texts.markdown(of: text))\n"
      + lists.joined(separator: "\n")
  }
}
