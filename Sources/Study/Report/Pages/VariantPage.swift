import Comparison
import Diagrams
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

/// The page of a variant: what differs from the pattern's own implementation in the code, in the
/// contract, in numbers and in the recording, and what is gained and paid.
struct VariantPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText
  private let shown: ShownVariant

  /// The page of a variant; `nil` if it was not played.
  init?(evidence: StudyEvidence, text: ContentText) {
    guard let shown = evidence.variants.of(text) else { return nil }
    self.evidence = evidence
    self.text = text
    self.shown = shown
  }

  private var id: ImplementationID { shown.original }
  private var why: String { shown.text.header.why }

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      of: text, body,
      [
        "why": .string(why),
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
        "fails": .list(
          failing.map { scenario in
            [
              "title": .string(scenario.title), "address": .string(scenario.address),
              "reason": .string(scenario.reason),
            ]
          }),
        "numbers": VariantTable(shown: shown, links: links).table.value,
      ])
  }

  /// The number of differing steps that are seen at once.
  private static let open = 2

  /// The differences in the pattern's contract, for the template; nothing if it is the same.
  private var contract: PageValue {
    shown.described.change.map { change in
      [
        "allowed": .list(change.allowed.map(\.value)),
        "forbidden": .list(change.forbidden.map(\.value)),
        "roles": .list(
          change.roles.map { declared in
            [
              "badge": .string(declared.role.letters),
              "className": .string(declared.role.className),
              "name": .string(declared.role.rawValue), "text": .string(declared.text),
            ]
          }),
      ]
    } ?? .bool(false)
  }

  /// The scenarios in which it does not do what the pattern's own does, in the order of the
  /// sample's page.
  private var failing: [(title: String, address: String, reason: String)] {
    shown.described.scenarios.compactMap { scenario in
      shown.described.failing[scenario.name].map {
        (title: scenario.title, address: Address.scenario(scenario.id), reason: $0.reason)
      }
    }
  }
}
