import Metrics

extension Metric {
  /// The numbers that a step has, in the order in which it shows them.
  static let ofSteps = all.filter(\.isOfSteps)
}

extension StepFacts {
  /// The numbers of a step, a zero where it has none.
  var counts: [(id: String, value: String)] {
    Metric.ofSteps.map { metric in
      let value = metric.value(of: self) ?? .count(0)
      return (metric.id, value.description)
    }
  }
}
