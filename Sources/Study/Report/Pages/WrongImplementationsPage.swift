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
          plays.samples.compactMap { sample in
            let faults = faults(of: sample)
            guard !faults.isEmpty else { return nil }
            return [
              "sample": links.link(toSample: sample), "faults": .list(faults.map(entry)),
            ]
          })
      ])
  }

  private func faults(of sample: SampleID) -> [ShownWrongImplementation] {
    evidence.wrong.all.filter { $0.fault.implementation.sample.id == sample }
  }

  private func entry(_ shown: ShownWrongImplementation) -> PageValue {
    let values: [String: PageValue] = [
      "title": .string(shown.text.title), "summary": .string(shown.summary),
      "address": .string(shown.address), "symptom": .string(shown.symptom),
      "pattern": links.link(toPattern: shown.fault.implementation.pattern),
      "scenario": [
        "title": .string(shown.play.scenario.title), "address": .string(shown.play.address),
      ],
    ]
    return .dictionary(values.merging(shown.chosen.check.flags) { $1 })
  }
}
