import Diagnostics
import StaticSite

/// The list of the tours.
struct ToursPage {
  /// The one text of the list.
  static let kind = PageKind("tours", of: "tours/index.md") {
    evidence, text, body throws(DiagnosticError) in
    try ListedTexts(text: text, listed: evidence.texts.of(TourPage.kind), evidence: evidence)
      .page(body)
  }
}
