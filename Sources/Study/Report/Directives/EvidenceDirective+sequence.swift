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
  let play: Play
  let bar: Play.Bar
  let parts: [Play.Part]
  let request: EvidenceRequest

  init?(_ request: EvidenceRequest, _ sample: SampleID?, _ patterns: [PatternID]) {
    guard let play = request.play(of: sample), let bar = request.bar(of: play) else { return nil }
    self.play = play
    self.bar = bar
    self.request = request
    // In the order in which the text names them.
    parts = patterns.compactMap { pattern in play.parts.first { $0.pattern == pattern } }
  }

  func block(_ name: String) -> EvidenceBlock {
    let caption = StepCaption(play: play, bar: bar, patterns: parts.map(\.pattern))
    var value = caption.values
    value["screen"] = play.frame(after: bar).value
    value["parts"] = .list(
      parts.map {
        PartDrawing(evidence: request.evidence, play: play, part: $0, bar: bar).whole
      })
    return EvidenceBlock(name: name, value: value)
  }
}
