import Diagnostics
import SiteTemplates
import StaticSite

/// A page of the guide: prose with evidence.
struct GuidePage {
  /// A text for each.
  static let kind = PageKind("guide", of: "guide/") {
    evidence, text, body throws(DiagnosticError) in
    try GuidePage(text: text, evidence: evidence).page(body)
  }

  let text: ContentText
  let evidence: Evidence

  /// The page.
  ///
  /// - Throws: Every fault of the text's directives.
  func page(_ body: ContentBody) throws(DiagnosticError) -> Page {
    let prose = try evidence.prose(of: text, body)
    return Page(
      path: text.path, template: text.template, title: text.title,
      values: ["summary": .string(text.summary), "blocks": prose.value],
      markdown: "# \(text.title)\n\n\(text.summary)\n\n\(prose.markdown)",
      source: text.templateLocation, origins: prose.body.origins)
  }
}
