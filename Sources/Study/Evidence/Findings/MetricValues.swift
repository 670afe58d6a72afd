package import Identifiers
package import Metrics
import Sequences
import Trace

/// The value of every metric for every implementation that was played.
package struct MetricValues: Sendable {
  private let values: [ImplementationID: [Metric.ID: MetricValue]]

  /// Computes the metrics from recordings, sources and unit tests.
  init(scenarios: PlayedScenarios, facts: ImplementationFacts, tests: [ImplementationID: TestFacts])
  {
    let all = scenarios.implementations
    let counted = all.concurrentMap { id -> [Metric.ID: MetricValue] in
      let recorded = RecordingFacts(together: scenarios.performances(of: id).map(\.facts))
      return Dictionary(
        keepingFirst: Metric.all.compactMap { metric in
          let value =
            metric.value(of: recorded) ?? facts.value(of: metric, for: id, testedBy: tests[id])
          return value.map { (metric.id, $0) }
        })
    }
    values = Dictionary(keepingFirst: zip(all, counted))
  }

  /// The value of a metric; a metric of recordings covers all scenarios together.
  package func value(of metric: Metric, for id: ImplementationID) -> MetricValue {
    values[id]?[metric.id] ?? .absent(.nothing)
  }
}
