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
struct StepDrawing {
  let evidence: any StepEvidence
  let played: PlayedScenario
  let performance: PlayedScenario.PatternPerformance
  let shownStep: PlayedScenario.ShownStep

  /// The rows; where an earlier scenario has the same, only the way to them.
  var value: PageValue { shared.map(value(asIn:)) ?? drawn }

  /// The same where patterns stand side by side: what a person does is drawn there in any case.
  var whole: PageValue { shownStep.ordinal.isScripted ? drawn : value }

  /// The earlier scenario's step that is as this one.
  private var shared: SharedStep? { evidence.sharedSteps[performance, step: shownStep.number] }

  private func value(asIn step: SharedStep) -> PageValue {
    [
      "pattern": evidence.links.link(toPattern: performance.pattern),
      "id": .string(performance.pattern.description),
      "isSilent": .bool(false),
      "shared": [
        "title": .string(step.title), "address": .string(step.address),
        "count": .string(step.count.grouped), "phase": .optional(step.phase),
        "step": .string(step.step.sentence.lowercased()),
      ],
    ]
  }

  private var drawn: PageValue {
    let sequence = performance.sequence(of: shownStep.number)
    let lanes = SideLanes(sequence, in: performance)
    let rows = RowValues(
      played: played, performance: performance, links: evidence.links, facts: evidence.facts)
    return [
      "pattern": evidence.links.link(toPattern: performance.pattern),
      "id": .string(performance.pattern.description),
      "lanes": .string(lanes.count),
      "isSilent": .bool(sequence.rows.isEmpty),
      "shared": .bool(false),
      "roles": lanes.heads,
      "rows": .list(rows.values(of: sequence, on: lanes)),
    ]
  }
}
