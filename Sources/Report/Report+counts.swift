import Metrics

extension Report {
  /// The numbers that a step has, in the order in which it shows them.
  static let stepMetrics = [
    "messages", "messages-within", "notifications", "hops", "effects", "redundant-effects",
  ]

  /// The numbers of one step that it has, by the names of the metrics.
  func counts(_ facts: StepFacts?) -> [(name: String, value: String)] {
    guard let facts else { return [] }
    return Self.stepMetrics.compactMap { name in
      guard let metric = Metric.named(name), let value = metric.value(of: facts) else { return nil }
      return (metric.title, value.description)
    }
  }
}
