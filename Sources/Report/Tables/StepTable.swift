import Metrics

/// What each pattern did in one step, a row for each pattern.
struct StepTable {
  let report: Report
  let play: Play
  let bar: Play.Bar

  var table: Table {
    Table(
      caption: "\(bar.ordinal.sentence) in numbers",
      columns: Report.stepMetrics.map { Table.Cell($0.title) },
      rows: play.parts.map { part in
        Table.Row(
          head: Table.Cell(report.context.title(ofPattern: part.pattern)),
          cells: report.counts(part.facts.steps[bar.number]).map {
            Table.Cell($0.value, metric: $0.id)
          }, pattern: part.pattern)
      })
  }
}
