import Metrics

extension Report {
  /// The numbers of one step, by the names of the metrics.
  func counts(_ facts: StepFacts?) -> [(name: String, value: String)] {
    guard let facts else { return [] }
    let numbers: [(metric: String, value: Int?)] = [
      ("messages", facts.commands), ("notifications", facts.notifications), ("hops", facts.hops),
      ("effects", facts.effects), ("redundant-effects", facts.redundantEffects),
    ]
    return numbers.compactMap { number in
      guard let metric = Metric.named(number.metric), let value = number.value, value > 0 else {
        return nil
      }
      return (metric.title, "\(value)")
    }
  }
}
