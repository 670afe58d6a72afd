import Evidence
import Identifiers
import Scenarios
import SiteTemplates

extension EvidenceDirective {
  /// `frame`: the screen after a step, which is the same in all patterns.
  static let frame = EvidenceDirective("frame", [.sample, .scenario, .step]) { request in
    StepFigure(request, request.sample)?.block("frame")
  }

  /// `sequence`: the messages of one pattern in a step.
  static let sequence = EvidenceDirective("sequence", [.sample, .scenario, .step, .pattern]) {
    request in
    let sample = request.sample
    let pattern = request.pattern(of: sample)
    return StepFigure(request, sample, pattern.map { [$0] } ?? [])?.block("sequence")
  }

  /// `compare`: the messages of two to four patterns in the same step, side by side.
  static let compare = EvidenceDirective("compare", [.sample, .scenario, .step, .patterns]) {
    request in
    let sample = request.sample
    let patterns = request.patterns(of: sample, 2...4)
    return StepFigure(request, sample, patterns)?.block("compare")
  }
}

/// A figure of one step: the screen after it, and the messages of some patterns.
private struct StepFigure {
  let played: PlayedScenario
  let shownStep: PlayedScenario.ShownStep
  let performances: [PlayedScenario.PatternPerformance]
  let evidence: StudyEvidence

  init?(_ request: EvidenceRequest, _ sample: SampleID?, _ patterns: [PatternID] = []) {
    guard let played = request.scenario(of: sample), let shownStep = request.shownStep(of: played)
    else { return nil }
    self.played = played
    self.shownStep = shownStep
    evidence = request.evidence
    // The order is that in which the text names the patterns.
    performances = patterns.compactMap { pattern in
      played.performances.first { $0.pattern == pattern }
    }
  }

  /// Returns the figure, with a caption for the template `parts/evidence/caption`.
  func block(_ name: String) -> EvidenceBlock {
    EvidenceBlock(
      name: name,
      value: [
        "scenario": .string(played.scenario.title), "address": .string(address),
        "step": .string(shownStep.ordinal.sentence.lowercased()),
        "verb": .string(shownStep.verb), "object": .string(shownStep.object),
        "screen": played.frame(after: shownStep).value,
        "parts": .list(
          performances.map {
            StepDrawing(evidence: evidence, played: played, performance: $0, shownStep: shownStep)
              .whole
          }),
      ])
  }

  /// The address of the step on the page that shows these patterns.
  private var address: String {
    let patterns = performances.map(\.pattern)
    let page =
      switch patterns.count {
      case 0: played.address
      case 1: Address.performance(played.scenario.id, pattern: patterns[0])
      default: played.address(showing: patterns)
      }
    return "\(page)#\(shownStep.ordinal.anchor)"
  }
}
