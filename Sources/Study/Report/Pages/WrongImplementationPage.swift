import Diagnostics
import Documents
import Evidence
import Exhibits
import Identifiers
import Metrics
import Samples
import Scenarios
import SiteTemplates
import StaticSite
import Trace

/// The page of a wrong implementation: what differs from the right one in the code, in the
/// recording and on the screen, and what catches it.
struct WrongImplementationPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText
  private let shown: ShownWrongImplementation

  /// The page of a wrong implementation; `nil` if it was not played.
  init?(evidence: StudyEvidence, text: ContentText) {
    guard let shown = evidence.wrong.of(text) else { return nil }
    self.evidence = evidence
    self.text = text
    self.shown = shown
  }

  private var id: ImplementationID { shown.mistake.implementation.id }

  /// The page.
  func page(_ body: ContentBody) -> Page {
    let table = WrongImplementationTable(shown: shown, links: links).table
    let page = Page(
      of: text, body,
      [
        "symptom": .string(shown.symptom), "watched": shown.watchedValue ?? .bool(false),
        "sample": links.link(toSample: id.sample), "pattern": links.link(toPattern: id.pattern),
        "patterns": .list(shown.patterns.dropFirst().map(links.link(toPattern:))),
        "hasPatterns": .bool(shown.patterns.count > 1),
        "code": .string(Address.code(of: id)),
        "scenario": [
          "title": .string(shown.played.scenario.title),
          "performance": .string(
            Address.performance(shown.played.scenario.id, pattern: id.pattern)),
        ],
        "files": .list(
          shown.files.map { file in
            file.value(of: .rightAndWrong) { links.address(of: $0, line: $1, in: id) }
          }),
        "steps": .list(
          shown.steps.map { step in
            let number = step.shownStep.number
            let isTelling = shown.telling.contains(number) || number == shown.watched?.number
            return step.value(of: .rightAndWrong, isOpen: isTelling)
          }),
        "screens": .optional(shown.differentScreens?.value),
        "redundancy": shown.redundancy ?? .bool(false),
        "diagnostic": .optional(shown.caught.text.isEmpty ? nil : shown.caught.text),
        "caughtIn": .optional(shown.caughtIn?.heading),
        "hasSurvivors": .bool(!shown.caught.survivors.isEmpty),
        "survivors": .list(shown.caught.survivors.map { ["name": .string(shown.named($0))] }),
        "holds": .list(shown.holds),
        "findings": .list(findings),
        "numbers": .optional(hasNumbers ? table.value : nil),
        "stopped": .optional(shown.stopped?.heading),
      ])
    return page.previewed(by: shown.contours)
  }

  /// Every scenario that catches it, in the order of the sample's page.
  private var findings: [PageValue] {
    let scenarios = scenarios.of(sample: id.sample)
    let found = shown.mistake.findings.findings(among: scenarios.map(\.scenario.name))
    return scenarios.flatMap { played in
      found.filter { $0.scenario == played.scenario.name }.sorted { $0.check.name < $1.check.name }
        .map { finding in
          .dictionary(
            [
              "title": .string(played.scenario.title),
              "address": .string(Address.performance(played.scenario.id, pattern: id.pattern)),
            ].merging(finding.check.flags) { $1 })
        }
    }
  }

  /// Says whether the two recordings' numbers differ, or another pattern's are shown beside them.
  private var hasNumbers: Bool {
    shown.interactions.right != shown.interactions.wrong || !shown.beside.isEmpty
  }
}

extension MistakeCheck {
  /// Its name, and all names, of which this one is true, for templates.
  var flags: [String: PageValue] {
    let names = ["expectation", "frame", "refusal", "survival", "leak", "redundancy"]
    var flags: [String: PageValue] = ["check": .string(name)]
    for each in names { flags[each] = .bool(each == name) }
    return flags
  }

  /// Its name in templates and twins.
  var name: String {
    switch self {
    case .expectation: "expectation"
    case .frame: "frame"
    case .refusal: "refusal"
    case .survival: "survival"
    case .leak: "leak"
    case .redundancy: "redundancy"
    }
  }
}
