import SiteTemplates
import StaticSite

/// A text, and below it a list of others, each with its summary.
struct ListedTexts {
  let text: ContentText
  let prose: EvidenceProse
  let listed: [ContentText]

  /// The page.
  var page: Page {
    let list = listed.map { "- [\($0.title)](/\($0.path)): \($0.summary)\n" }
    return Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "blocks": prose.value,
        "texts": .list(
          listed.map { text in
            [
              "title": .string(text.title), "summary": .string(text.summary),
              "address": .string("/\(text.path)"),
            ]
          }),
      ],
      markdown: "# \(text.title)\n\n\(text.summary)\n\n\(prose.markdown)\n\(list.joined())",
      source: text.templateLocation, origins: prose.body.origins)
  }
}
