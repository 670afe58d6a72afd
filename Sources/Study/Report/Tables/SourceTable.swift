import Evidence
import Identifiers
import Metrics

/// The size of a sample's implementations, and how they are coupled, a row for each pattern it is
/// written in.
struct SourceTable {
  let sample: SampleID
  /// The patterns in which the sample was played, in order.
  let patterns: [PatternID]
  let links: Links
  let numbers: MetricValues

  private static let metrics =
    MetricGroup.size.metrics
    + ["complexity", "knows-about", "cycles", "hidden-code"].compactMap(Metric.named)

  var table: Table {
    Table(
      caption: links.title(ofSample: sample),
      columns: Self.metrics.map { TableCell($0.title, to: Address.metric($0.id), metric: $0.id) },
      rows: patterns.map { pattern in
        let id = ImplementationID(sample: sample, pattern: pattern)
        return TableRow(
          head: TableCell(links.title(ofPattern: pattern), to: Address.code(of: id)),
          cells: Self.metrics.map {
            TableCell(numbers.value(of: $0, for: id).figure)
          }, pattern: pattern)
      })
  }
}
