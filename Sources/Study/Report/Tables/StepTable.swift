import Metrics

/// What each pattern did in one step, a row for each pattern.
struct StepTable {
  let play: Play
  let bar: Play.Bar
  let links: Links

  var table: Table {
    Table(
      caption: "\(bar.ordinal.sentence) in numbers",
      columns: Metric.ofSteps.map { TableCell($0.title, metric: $0.id) },
      rows: play.parts.map { part in
        TableRow(
          head: TableCell(links.title(ofPattern: part.pattern)),
          cells: (part.facts.steps[bar.number] ?? StepFacts()).counts.map {
            TableCell($0.value)
          }, pattern: part.pattern)
      })
  }
}
