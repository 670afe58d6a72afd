import Diagrams
import Evidence
import Identifiers
import Metrics
import SiteTemplates

/// The numerical difference of two patterns in three sentences: the metrics in which the second
/// has less, more, or the same.
///
/// It is shown if there is no hand-written text about the pair.
struct PairSummary {
  let samples: [SamplePair]

  /// The metrics for which less means less work for writers, readers or testers.
  private static let metrics = [
    "code-lines", "types", "protocols", "messages", "notifications", "bindings-made",
    "redundant-effects", "doubles-needed",
  ].compactMap(Metric.named)

  /// A metric with the values of both patterns.
  private struct SummedMetric {
    let metric: Metric
    let first: Int
    let second: Int
  }

  private var numbers: [SummedMetric] {
    Self.metrics.compactMap { metric in
      guard let first = sum(metric, of: samples.map(\.first)),
        let second = sum(metric, of: samples.map(\.second))
      else { return nil }
      return SummedMetric(metric: metric, first: first, second: second)
    }
  }

  /// Returns the sum of a metric, counting shared machinery once; `nil` if a value is missing.
  private func sum(_ metric: Metric, of studies: [ImplementationStudy]) -> Int? {
    var (own, shared) = (0, 0)
    for study in studies {
      guard let value = study.numbers[metric.id], let number = value.number else { return nil }
      if case .split(let split) = value {
        own += split.sample
        shared = max(shared, split.machinery)
      } else {
        own += Int(number)
      }
    }
    return own + shared
  }

  /// The sentences, for the template `parts/pair-summary`.
  var value: PageValue {
    let numbers = numbers
    return [
      "fewer": .list(numbers.filter { $0.second < $0.first }.map(Self.value)),
      "more": .list(numbers.filter { $0.second > $0.first }.map(Self.value)),
      "same": .list(numbers.filter { $0.second == $0.first }.map(Self.value)),
    ]
  }

  private static func value(_ number: SummedMetric) -> PageValue {
    [
      "title": .string(number.metric.title), "address": .string(Address.metric(number.metric.id)),
      "ofFirst": .string(number.first.grouped), "ofSecond": .string(number.second.grouped),
    ]
  }
}
