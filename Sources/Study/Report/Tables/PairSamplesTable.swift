import Comparison
import Evidence
import Identifiers
import Metrics

/// The samples of a pair, each with a few numbers of both patterns and how much logic they share.
struct PairSamplesTable {
  let samples: [SamplePair]
  let links: Links

  /// The metrics that show at a glance how two patterns differ; the sample's page has them all.
  private static let shown: [MetricID] = [
    "code-lines", "types", "hops", "messages", "messages-to-screen", "notifications",
    "bindings-made", "dynamic-coupling",
  ]

  private var metrics: [Metric] { Self.shown.compactMap(Metric.named) }

  var table: Table {
    Table(
      caption: "",
      columns: [TableCell("Logic shared")]
        + metrics.map { TableCell($0.title, to: Address.metric($0.id)) },
      rows: samples.map { sample in
        TableRow(
          head: TableCell(
            links.title(ofSample: sample.sample),
            to: Address.pair(sample.pair, sample: sample.sample)),
          cells: [TableCell(shared(sample))]
            + metrics.map { cell(sample, $0) })
      })
  }

  /// Returns the share of the first's logic in the second, and the reverse.
  private func shared(_ sample: SamplePair) -> String {
    [sample.shared.logic.percentage, sample.shared.logic.reversePercentage]
      .map { $0.map { "\($0) %" } ?? "–" }.joined(separator: PairDiff.between)
  }

  /// A value as one number: of all phases together or, of hops, the greatest.
  private func text(_ value: MetricValue, of metric: Metric) -> String {
    guard case .phased(let counts) = value else { return value.figure }
    let greatest = Phase.allCases.map { counts[$0] }.max() ?? 0
    return "\(metric.id == "hops" ? greatest : counts.total)"
  }

  private func cell(_ sample: SamplePair, _ metric: Metric) -> TableCell {
    let numbers = [sample.first, sample.second].map { study in
      study.numbers[metric.id].map { text($0, of: metric) } ?? "–"
    }
    return TableCell(numbers.joined(separator: PairDiff.between))
  }
}
