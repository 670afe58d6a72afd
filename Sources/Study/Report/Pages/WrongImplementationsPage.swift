import Evidence
import Exhibits
import Identifiers
import Samples
import Scenarios
import SiteTemplates
import StaticSite

/// The list of the wrong implementations, by sample.
struct WrongImplementationsPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      of: text, body,
      [
        "samples": .list(
          scenarios.samples.compactMap { sample in
            let wrongImplementations = wrongImplementations(of: sample)
            guard !wrongImplementations.isEmpty else { return nil }
            return [
              "sample": links.link(toSample: sample),
              "faults": .list(wrongImplementations.map(entry)),
            ]
          })
      ])
  }

  private func wrongImplementations(of sample: SampleID) -> [ShownWrongImplementation] {
    evidence.wrong.all.filter { $0.mistake.implementation.sample.id == sample }
  }

  private func entry(_ shown: ShownWrongImplementation) -> PageValue {
    let values: [String: PageValue] = [
      "title": .string(shown.text.title), "summary": .string(shown.summary),
      "address": .string(shown.address), "symptom": .string(shown.symptom),
      "pattern": links.link(toPattern: shown.mistake.implementation.pattern),
      "scenario": [
        "title": .string(shown.played.scenario.title),
        "address": .string(
          Address.performance(
            shown.played.scenario.id, pattern: shown.mistake.implementation.id.pattern)),
      ],
    ]
    return .dictionary(values.merging(shown.chosen.check.flags) { $1 })
  }
}
