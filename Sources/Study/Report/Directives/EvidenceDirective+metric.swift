import Diagnostics
import Evidence
import Identifiers
import Metrics
import Scenarios
import SiteTemplates

extension EvidenceDirective {
  /// `metric`: some metrics of a sample, with a row for each pattern.
  ///
  /// With a scenario, metrics of its recordings are available, and with a step, those of the step.
  static let metric = EvidenceDirective(
    "metric", [.sample, .metrics], optional: [.scenario, .step, .patterns]
  ) { request in
    let sample = request.sample
    let played = request.scenario(of: sample)
    let shownStep = request.shownStep(of: played)
    let metrics = request.metrics
    let patterns = request.patterns(of: sample, 1...99)
    guard let sample, request.isAnswerable(metrics) else { return nil }
    return MetricFigure(
      sample: sample, played: played, shownStep: shownStep, metrics: metrics,
      patterns: patterns.isEmpty ? request.evidence.scenarios.patterns(of: sample) : patterns,
      evidence: request.evidence
    ).block
  }
}

extension EvidenceRequest {
  /// Returns whether each metric has a value for the arguments, and reports those that have none.
  fileprivate func isAnswerable(_ metrics: [Metric]) -> Bool {
    var isAnswerable = true
    let (scenario, step) = (words(.scenario).first, words(.step).first)
    if scenario == nil, let step {
      report(.directiveArgument, step, "'step' also needs the argument 'scenario'")
      return false
    }
    for word in words(.metrics) {
      guard let metric = metrics.first(where: { $0.id == MetricID(word.text) }) else { continue }
      if metric.origin == .recording, scenario == nil {
        report(
          .directiveArgument, word,
          "'\(metric.id)' is measured in recordings, so it needs the argument 'scenario'")
        isAnswerable = false
      } else if metric.origin == .recording, !metric.isOfSteps, step != nil {
        report(.directiveArgument, word, "'\(metric.id)' is not measured for a single step")
        isAnswerable = false
      }
    }
    return isAnswerable
  }
}

/// A table of metrics, each linked to its definition.
private struct MetricFigure {
  let sample: SampleID
  let played: PlayedScenario?
  let shownStep: PlayedScenario.ShownStep?
  let metrics: [Metric]
  let patterns: [PatternID]
  let evidence: StudyEvidence

  var block: EvidenceBlock {
    let hasPhases = shownStep == nil && metrics.contains(where: \.isOfSteps)
    return EvidenceBlock(
      name: "metric",
      value: ["table": table.value, "hasPhases": .bool(hasPhases)])
  }

  private var table: Table {
    let words = [
      evidence.links.title(ofSample: sample), played?.scenario.title, shownStep?.ordinal.sentence,
    ]
    return Table(
      caption: words.compactMap(\.self).joined(separator: " · "),
      columns: metrics.map { TableCell($0) },
      rows: patterns.map { pattern in
        TableRow(
          of: pattern, evidence.links, to: address(of: pattern),
          cells: metrics.map { TableCell(value(of: $0, in: pattern)?.description ?? "–") })
      })
  }

  private func address(of pattern: PatternID) -> String {
    guard let played else {
      return Address.code(of: ImplementationID(sample: sample, pattern: pattern))
    }
    let anchor = shownStep.map { "#\($0.ordinal.anchor)" } ?? ""
    return Address.performance(played.scenario.id, pattern: pattern) + anchor
  }

  private func value(of metric: Metric, in pattern: PatternID) -> MetricValue? {
    if metric.origin != .recording {
      let id = ImplementationID(sample: sample, pattern: pattern)
      return evidence.numbers.value(of: metric, for: id)
    }
    guard let performance = played?.performances.first(where: { $0.pattern == pattern }) else {
      return nil
    }
    guard let shownStep else { return metric.value(of: performance.facts) }
    return metric.value(of: performance.facts.steps[shownStep.number] ?? StepFacts()) ?? .count(0)
  }
}
