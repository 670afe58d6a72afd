import Evidence
import SiteTemplates
import StaticSite

/// The list of the claims.
struct ClaimsPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(of: text, body, ["texts": .list(texts.of(TextKind.claim).map(\.text.summaryLink))])
  }
}
