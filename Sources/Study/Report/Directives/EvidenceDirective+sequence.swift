import Diagrams
import Evidence
import Identifiers
import Scenarios
import SiteTemplates

extension EvidenceDirective {
  /// `sequence`: what one pattern does in a step.
  static let sequence = EvidenceDirective("sequence", [.sample, .scenario, .step, .pattern]) {
    request in
    let sample = request.sample
    let pattern = request.pattern(of: sample)
    return StepFigure(request, sample, pattern.map { [$0] } ?? [])?.block("sequence")
  }

  /// `compare`: what two to four patterns do in the same step, side by side.
  static let compare = EvidenceDirective("compare", [.sample, .scenario, .step, .patterns]) {
    request in
    let sample = request.sample
    let patterns = request.patterns(of: sample, 2...4)
    return StepFigure(request, sample, patterns)?.block("compare")
  }
}

/// One step in some patterns, drawn.
private struct StepFigure {
  let played: PlayedScenario
  let shownStep: PlayedScenario.ShownStep
  let performances: [PlayedScenario.PatternPerformance]
  let request: EvidenceRequest

  init?(_ request: EvidenceRequest, _ sample: SampleID?, _ patterns: [PatternID]) {
    guard let played = request.scenario(of: sample), let shownStep = request.shownStep(of: played)
    else { return nil }
    self.played = played
    self.shownStep = shownStep
    self.request = request
    // In the order in which the text names them.
    performances = patterns.compactMap { pattern in
      played.performances.first { $0.pattern == pattern }
    }
  }

  func block(_ name: String) -> EvidenceBlock {
    let caption = StepCaption(
      played: played, shownStep: shownStep, patterns: performances.map(\.pattern))
    var value = caption.values
    value["screen"] = played.frame(after: shownStep).value
    value["parts"] = .list(
      performances.map {
        StepDrawing(
          evidence: request.evidence, played: played, performance: $0, shownStep: shownStep
        ).whole
      })
    return EvidenceBlock(name: name, value: value)
  }
}
