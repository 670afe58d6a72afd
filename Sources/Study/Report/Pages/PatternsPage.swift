import Comparison
import Documents
import SiteTemplates
import StaticSite

/// The list of the patterns.
struct PatternsPage {
  /// The one text of the list.
  static let kind = PageKind("patterns", of: "patterns/index.md", schema: schema) {
    evidence, text, body in
    PatternsPage(text: text, texts: evidence.texts, contracts: evidence.contracts).page(body)
  }

  /// What its front matter may say: `first`, the patterns that a scenario's page shows first.
  private static let schema: ContentKind.Schema = { fields in
    ["first": .list(fields.strings("first").map { .string($0) })]
  }

  let text: ContentText
  let texts: Texts
  /// What the patterns allow, by the pattern's identifier.
  let contracts: [Contract.ID: Contract]

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "patterns": .list(texts.of(PatternPage.kind).map(entry)),
      ],
      markdown: markdown, source: text.templateLocation, origins: body.origins)
  }

  private func entry(_ pattern: ContentText) -> PageValue {
    let contract = contracts[pattern.name]
    return [
      "title": .string(pattern.title), "summary": .string(pattern.summary),
      "address": .string(Address.pattern(pattern.name)),
      "roles": .list((contract?.roles ?? []).map(\.role.value)),
      "matrix": .html(contract?.matrix(title: pattern.title) ?? ""),
    ]
  }

  private var markdown: String {
    let patterns = texts.of(PatternPage.kind).map { pattern in
      "- [\(pattern.title)](\(Address.pattern(pattern.name))): \(pattern.summary)\n"
    }
    return
      "# \(text.title)\n\n\(text.summary)\n\n\(texts.markdown(of: text))\n\(patterns.joined())"
  }
}
