import Evidence
import HeadlessUI
import Identifiers
import Scenarios
import SiteTemplates

extension EvidenceDirective {
  /// `frame`: the screen after a step, which is the same in every pattern.
  static let frame = EvidenceDirective("frame", [.sample, .scenario, .step]) { request in
    guard let played = request.scenario(of: request.sample),
      let shownStep = request.shownStep(of: played)
    else {
      return nil
    }
    let frame = played.frame(after: shownStep)
    return EvidenceBlock(
      name: "frame",
      value: StepCaption(played: played, shownStep: shownStep).values.merging([
        "screen": frame.value
      ]) { $1 })
  }
}

extension PlayedScenario {
  /// Returns the frame that a person sees after a step.
  func frame(after shownStep: ShownStep) -> Frame {
    let frames = performances.first?.recording.frames ?? []
    return frames.indices.contains(shownStep.last) ? frames[shownStep.last] : .none
  }
}

/// The step and the scenario that a figure shows, with the way there.
struct StepCaption {
  let played: PlayedScenario
  let shownStep: PlayedScenario.ShownStep
  /// The patterns that are shown; the scenario's page is asked for these.
  var patterns: [PatternID] = []

  /// For the template `parts/evidence/caption`.
  var values: [String: PageValue] {
    [
      "scenario": .string(played.scenario.title), "address": .string(address),
      "step": .string(shownStep.ordinal.sentence.lowercased()),
      "verb": .string(shownStep.verb), "object": .string(shownStep.object),
    ]
  }

  private var address: String {
    let page =
      switch patterns.count {
      case 0: played.address
      case 1: Address.performance(played.scenario.id, pattern: patterns[0])
      default: played.address(showing: patterns)
      }
    return "\(page)#\(shownStep.ordinal.anchor)"
  }
}
