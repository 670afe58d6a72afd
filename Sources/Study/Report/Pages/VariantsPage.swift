import Evidence
import Exhibits
import Identifiers
import Samples
import Scenarios
import SiteTemplates
import StaticSite

/// The list of the variants, by pattern.
struct VariantsPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      of: text, body,
      [
        "patterns": .list(
          patterns.map { pattern in
            [
              "pattern": links.link(toPattern: pattern),
              "variants": .list(evidence.variants.of(pattern: pattern).map(entry)),
            ]
          })
      ])
  }

  /// The patterns that have variants.
  private var patterns: [PatternID] {
    scenarios.patterns.filter { !evidence.variants.of(pattern: $0).isEmpty }
  }

  private func entry(_ shown: ShownVariant) -> PageValue {
    [
      "title": .string(shown.text.title), "summary": .string(shown.text.summary),
      "address": .string(shown.address), "sample": links.link(toSample: shown.original.sample),
      "scenario": [
        "title": .string(shown.played.scenario.title), "address": .string(shown.played.address),
      ],
    ]
  }
}
