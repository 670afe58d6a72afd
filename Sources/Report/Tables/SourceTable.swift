import Identifiers
import Metrics

/// What the sources of a sample's implementations say, a row for each pattern it is written in.
struct SourceTable {
  let sample: String
  /// The patterns in which the sample was played, in order.
  let patterns: [String]
  let links: Links
  let facts: ImplementationFacts

  var table: Table {
    let metrics = Metric.all.filter { $0.origin == .source }
    return Table(
      caption: links.title(ofSample: sample),
      columns: metrics.map { TableCell($0.title, to: Address.metric($0.id)) },
      rows: patterns.map { pattern in
        let id = ImplementationID(sample: sample, pattern: pattern)
        return TableRow(
          head: TableCell(links.title(ofPattern: pattern), to: Address.code(of: id)),
          cells: metrics.map { metric in
            let value = facts.value(of: metric, for: id)
            return TableCell(value?.description ?? "", metric: metric.id)
          }, pattern: pattern)
      })
  }
}
