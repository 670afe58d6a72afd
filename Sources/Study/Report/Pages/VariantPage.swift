import Comparison
import Evidence
import Exhibits
import Identifiers
import Metrics
import Scenarios
import SiteTemplates
import StaticSite

/// The page of a variant: its differences from the pattern's own implementation in code, contract,
/// numbers and recording, and its advantages and costs.
struct VariantPage: TextPage {
  let evidence: StudyEvidence
  private let shown: ShownVariant

  /// Creates the page of a variant; fails if it was not played.
  init?(evidence: StudyEvidence, text: TextOfKind<VariantHeader>) {
    guard let shown = evidence.variants.of(text.text) else { return nil }
    self.evidence = evidence
    self.shown = shown
  }

  var text: TextOfKind<VariantHeader> { shown.text }
  private var id: ImplementationID { shown.original }

  func page(_ body: ContentBody) -> Page {
    Page(
      of: text.text, body,
      [
        "why": .string(text.header.why),
        "sample": links.link(toSample: id.sample), "pattern": links.link(toPattern: id.pattern),
        "code": .string(Address.code(of: id)),
        "scenario": [
          "title": .string(shown.played.scenario.title), "address": .string(shown.played.address),
          "performance": .string(
            Address.performance(shown.played.scenario.id, pattern: id.pattern)),
        ],
        "files": .list(
          shown.files.map { file in
            file.value(of: .firstAndSecond) { links.address(of: $0, line: $1, in: id) }
          }),
        "contract": contract,
        "steps": .list(
          shown.steps.enumerated().map { index, step in
            step.value(of: .firstAndSecond, isOpen: index < Self.open)
          }),
        "hasSteps": .bool(!shown.steps.isEmpty),
        "hasFails": .bool(!failing.isEmpty),
        "fails": .list(failing),
        "numbers": numbers.value,
      ])
  }

  /// The metrics of the variant and of the pattern's own implementation, with differences.
  private var numbers: Table {
    Table(
      caption: text.title,
      columns: [
        TableCell(links.title(ofPattern: id.pattern), to: Address.code(of: id)),
        TableCell("Variant"), TableCell("Difference"),
      ],
      rows: shown.numbers.map { row in
        TableRow(
          head: TableCell(row.metric.title, to: Address.metric(row.metric.id)),
          cells: [
            TableCell(row.original.figure), TableCell(row.variant.figure),
            TableCell(row.original.difference(to: row.variant)),
          ])
      })
  }

  /// The number of differing steps that are initially unfolded.
  private static let open = 2

  /// The differences from the pattern's contract, for the template; `false` if there are none.
  private var contract: PageValue {
    shown.described.change.map { change in
      [
        "allowed": .list(change.allowed.map(\.value)),
        "forbidden": .list(change.forbidden.map(\.value)),
        "roles": .list(change.roles.map(\.value)),
      ]
    } ?? .bool(false)
  }

  /// The scenarios in which it behaves differently from the pattern's own, in the sample's order.
  private var failing: [PageValue] {
    shown.described.scenarios.compactMap { scenario in
      shown.described.failing[scenario.name].map {
        [
          "title": .string(scenario.title), "address": .string(Address.scenario(scenario.id)),
          "reason": .string($0.reason),
        ]
      }
    }
  }
}

/// The list of variants, by pattern.
struct VariantsPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<Void>

  func page(_ body: ContentBody) -> Page {
    Page(
      of: text.text, body,
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

  /// The patterns with variants.
  private var patterns: [PatternID] {
    scenarios.patterns.filter { !evidence.variants.of(pattern: $0).isEmpty }
  }

  private func entry(_ shown: ShownVariant) -> PageValue {
    [
      "title": .string(shown.text.title), "summary": .string(shown.text.summary),
      "address": .string(shown.address), "sample": links.link(toSample: shown.original.sample),
      "scenario": shown.played.link,
    ]
  }
}

extension ShownVariant {
  /// The variant as an entry of a list, for templates.
  var link: PageValue {
    [
      "title": .string(text.title), "address": .string(address), "summary": .string(text.summary),
    ]
  }
}
