import Comparison
import Documents
import Evidence
import Identifiers
import SiteTemplates
import StaticSite

/// The list of the patterns.
struct PatternsPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      of: text, body,
      [
        "patterns": .list(texts.of(TextKind.pattern).map(entry))
      ])
  }

  private func entry(_ pattern: TextOfKind<PatternHeader>) -> PageValue {
    let contract = contracts[PatternID(pattern.name)]
    return [
      "title": .string(pattern.title), "summary": .string(pattern.summary),
      "address": .string(Address.pattern(PatternID(pattern.name))),
      "roles": .list((contract?.roles ?? []).map(\.role.value)),
      "matrix": .html(contract?.matrix(title: pattern.title) ?? ""),
    ]
  }
}
