import Metrics

/// What each pattern did in one step, a row for each pattern.
struct StepTable {
  let report: Report
  let play: Play
  let bar: Play.Bar

  var table: Table {
    let metrics = Report.stepMetrics.compactMap(Metric.named)
    return Table(
      caption: bar.heading,
      columns: metrics.map { Table.Cell($0.title) },
      rows: play.parts.map { part in
        let counts = report.counts(part.facts.steps[bar.number])
        return Table.Row(
          head: Table.Cell(report.context.title(ofPattern: part.pattern)),
          cells: metrics.map { metric in
            Table.Cell(counts.first { $0.name == metric.title }?.value ?? "0")
          })
      })
  }
}
