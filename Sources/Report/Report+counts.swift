import Metrics

extension Report {
  /// The numbers that a step has, in the order in which it shows them.
  static let stepMetrics = Metric.all.filter(\.isOfSteps)

  /// The numbers of one step, a zero where it has none.
  func counts(_ facts: StepFacts?) -> [(id: String, name: String, value: String)] {
    Self.stepMetrics.map { metric in
      let value = metric.value(of: facts ?? StepFacts()) ?? .count(0)
      return (metric.id, metric.title, value.description)
    }
  }
}
