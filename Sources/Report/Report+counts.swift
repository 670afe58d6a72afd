import Metrics

extension Report {
  /// The numbers that a step has, in the order in which it shows them.
  static let stepMetrics = ["messages", "notifications", "hops", "effects", "redundant-effects"]

  /// The numbers of one step that are not zero, by the names of the metrics.
  func counts(_ facts: StepFacts?) -> [(name: String, value: String)] {
    guard let facts else { return [] }
    let values: [Int?] = [
      facts.commands, facts.notifications, facts.hops, facts.effects, facts.redundantEffects,
    ]
    return zip(Self.stepMetrics, values).compactMap { name, value in
      guard let metric = Metric.named(name), let value, value > 0 else { return nil }
      return (metric.title, "\(value)")
    }
  }
}
