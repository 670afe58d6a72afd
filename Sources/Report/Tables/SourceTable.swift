import Metrics

/// What the sources of a sample's implementations say, a row for each pattern it is written in.
struct SourceTable {
  let report: Report
  let sample: String

  var table: Table {
    let metrics = Metric.all.filter { $0.origin == .source }
    return Table(
      caption: report.context.title(ofSample: sample),
      columns: metrics.map { Table.Cell($0.title, to: Address.metric($0.id)) },
      rows: report.patterns(of: sample).map { pattern in
        Table.Row(
          head: Table.Cell(
            report.context.title(ofPattern: pattern), to: Address.code(of: sample, in: pattern)),
          cells: metrics.map { metric in
            let value = report.facts.value(of: metric, sample: sample, pattern: pattern)
            return Table.Cell(value?.description ?? "", metric: metric.id)
          }, pattern: pattern)
      })
  }
}
