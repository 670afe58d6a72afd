import Evidence
import Exhibits
import Identifiers
import Metrics
import Samples
import Scenarios
import Sequences
import SiteTemplates
import StaticSite

/// The page of a wrong implementation: its differences from the right one in code, recording and
/// screens, and the checks that catch it.
struct WrongImplementationPage: TextPage {
  let evidence: StudyEvidence
  private let shown: ShownWrongImplementation

  /// Creates the page of a wrong implementation; fails if it was not played.
  init?(evidence: StudyEvidence, text: TextOfKind<WrongImplementationHeader>) {
    guard let shown = evidence.wrong.of(text.text) else { return nil }
    self.evidence = evidence
    self.shown = shown
  }

  var text: TextOfKind<WrongImplementationHeader> { shown.text }
  private var id: ImplementationID { shown.mistake.implementation.id }

  func page(_ body: ContentBody) -> Page {
    let page = Page(
      of: text.text, body,
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
        "numbers": .optional(hasNumbers ? numbers.value : nil),
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

  /// The metrics of its recording, the right one's, and other patterns' in the same scenario.
  private var numbers: Table {
    let title = links.title(ofPattern: id.pattern)
    let others = shown.beside.compactMap { name in
      shown.played.performances.first { $0.pattern == name }
    }
    return Table(
      caption: shown.played.scenario.title,
      columns: Metric.ofSteps.map { TableCell($0.title, to: Address.metric($0.id)) },
      rows: [
        TableRow(head: head(id.pattern), cells: shown.interactions.right.cells),
        TableRow(head: TableCell("\(title), wrong"), cells: shown.interactions.wrong.cells),
      ]
        + others.map {
          TableRow(head: head($0.pattern), cells: shown.interaction($0.facts).cells)
        })
  }

  private func head(_ pattern: PatternID) -> TableCell {
    TableCell(
      links.title(ofPattern: pattern),
      to: Address.performance(shown.played.scenario.id, pattern: pattern))
  }

  /// Indicates whether the two recordings' metrics differ, or another pattern's are shown.
  private var hasNumbers: Bool {
    shown.interactions.right != shown.interactions.wrong || !shown.beside.isEmpty
  }
}

/// The list of wrong implementations, by sample.
struct WrongImplementationsPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<Void>

  func page(_ body: ContentBody) -> Page {
    Page(
      of: text.text, body,
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
    evidence.wrong.filter { $0.mistake.implementation.sample.id == sample }
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

extension MistakeCheck {
  private static let names = [
    "expectation", "frame", "refusal", "survival", "leak", "redundancy",
  ]

  /// The name of the check, and a flag for every name that is true only for its own, for
  /// templates.
  fileprivate var flags: [String: PageValue] {
    let flags = Dictionary(keepingFirst: Self.names.map { ($0, PageValue.bool($0 == name)) })
    return flags.merging(["check": .string(name)]) { $1 }
  }

  /// The name in templates and their Markdown twins.
  fileprivate var name: String {
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
