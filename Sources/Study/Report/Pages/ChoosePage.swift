import Evidence
import SiteTemplates
import StaticSite

/// The poster: all patterns by what one chooses by, on one page.
struct ChoosePage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  /// The page.
  func page(_ body: ContentBody) -> Page {
    let table = ChoiceTable(
      patterns: scenarios.patterns, columns: ChoiceColumn.whole, evidence: evidence
    ).table
    return Page(of: text, body, ["table": table.value])
  }
}
