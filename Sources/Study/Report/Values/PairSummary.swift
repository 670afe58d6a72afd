import Diagrams
import Evidence
import Identifiers
import Metrics
import SiteTemplates

/// The difference of two patterns in numbers, in three sentences: of what the second has fewer, of
/// what it has more, and of what it has as many.
///
/// It is shown where nobody wrote what one gains and pays.
struct PairSummary {
  /// The samples that count.
  let samples: [SamplePair]

  /// The metrics of which less is less work for those who write, read or test.
  private static let metrics = [
    "code-lines", "types", "protocols", "messages", "notifications", "bindings-made",
    "redundant-effects", "doubles-needed",
  ].compactMap(Metric.named)

  /// A metric with the number of each pattern.
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

  /// A metric of all samples together, the machinery that they share once; `nil` where one of them
  /// has none.
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
