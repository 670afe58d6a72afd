import Diagnostics
import StaticSite

/// The list of the guide's pages.
struct GuidesPage {
  /// The one text of the list.
  static let kind = PageKind("guides", of: "guide/index.md") {
    evidence, text, body throws(DiagnosticError) in
    try ListedTexts(text: text, listed: evidence.texts.of(GuidePage.kind), evidence: evidence)
      .page(body)
  }
}
