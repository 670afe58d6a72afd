import Evidence
import StaticSite

/// The poster: a table of all patterns and criteria for choosing, on one page.
struct ChoosePage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<Void>

  func page(_ body: ContentBody) -> Page {
    let table = ChoiceColumn.table(of: scenarios.patterns, ChoiceColumn.whole, in: evidence)
    return Page(of: text.text, body, ["table": table.value])
  }
}
