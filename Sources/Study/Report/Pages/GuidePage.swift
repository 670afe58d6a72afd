import SiteTemplates
import StaticSite

/// A page of the guide: prose with evidence.
struct GuidePage {
  /// A text for each.
  static let kind = PageKind("guide", withEvidenceIn: "guide/") { _, text, prose in
    GuidePage(text: text, prose: prose).page
  }

  let text: ContentText
  let prose: EvidenceProse

  /// The page.
  var page: Page {
    Page(
      path: text.path, template: text.template, title: text.title,
      values: ["summary": .string(text.summary), "blocks": prose.value],
      markdown: "# \(text.title)\n\n\(text.summary)\n\n\(prose.markdown)",
      source: text.templateLocation, origins: prose.body.origins)
  }
}
