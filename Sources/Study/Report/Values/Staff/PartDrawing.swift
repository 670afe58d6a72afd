import Diagrams
import Evidence
import Identifiers
import Scenarios
import SiteTemplates

/// The evidence that steps are drawn from.
protocol StepEvidence: Sendable {
  var links: Links { get }
  var sharedSteps: SharedSteps { get }
  var facts: ImplementationFacts { get }
}

extension ImplementationEvidence: StepEvidence {}

extension StudyEvidence: StepEvidence {
  var facts: ImplementationFacts { sources.facts }
}

/// The drawing of what one pattern did in one step, for the template `parts/part`.
struct PartDrawing {
  let evidence: any StepEvidence
  let play: Play
  let part: Play.Part
  let bar: Play.Bar

  /// The rows; where an earlier scenario has the same, only the way to them.
  var value: PageValue { shared.map(value(asIn:)) ?? drawn }

  /// The same where patterns stand side by side: what a person does is drawn there in any case.
  var whole: PageValue { bar.ordinal.isScripted ? drawn : value }

  /// The earlier scenario's step that is as this one.
  private var shared: SharedStep? { evidence.sharedSteps[part, step: bar.number] }

  private func value(asIn step: SharedStep) -> PageValue {
    [
      "pattern": evidence.links.link(toPattern: part.pattern),
      "id": .string(part.pattern.description),
      "isSilent": .bool(false),
      "shared": [
        "title": .string(step.title), "address": .string(step.address),
        "count": .string(step.count.grouped), "phase": .optional(step.phase),
        "step": .string(step.step.sentence.lowercased()),
      ],
    ]
  }

  private var drawn: PageValue {
    let score = part.score(of: bar.number)
    let lanes = Lanes(score, in: part)
    let rows = RowValues(
      play: play, part: part, links: evidence.links, facts: evidence.facts)
    return [
      "pattern": evidence.links.link(toPattern: part.pattern),
      "id": .string(part.pattern.description),
      "lanes": .string(lanes.count),
      "isSilent": .bool(score.rows.isEmpty),
      "shared": .bool(false),
      "roles": lanes.heads,
      "rows": .list(rows.values(of: score, on: lanes)),
    ]
  }
}
