import Evidence
import Identifiers
import SiteTemplates
import StaticSite

/// The list of the samples.
struct SamplesPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      of: text, body,
      [
        "samples": .list(texts.of(TextKind.sample).map(entry))
      ])
  }

  private func entry(_ sample: ContentText) -> PageValue {
    [
      "title": .string(sample.title), "summary": .string(sample.summary),
      "address": .string(Address.sample(SampleID(sample.name))),
      "scenarios": .number(scenarios.of(sample: SampleID(sample.name)).count),
      "patterns": .number(scenarios.patterns(of: SampleID(sample.name)).count),
    ]
  }
}
