import Evidence
import Metrics
import Scenarios

/// A table of a scenario's recordings as wholes, a row for each pattern.
struct RecordingTable {
  let played: PlayedScenario
  let links: Links

  var table: Table {
    let metrics = Metric.all.filter { $0.origin == .recording && !$0.isOfSteps }
    return Table(
      caption: played.scenario.title,
      columns: metrics.map { TableCell($0.title, to: Address.metric($0.id), metric: $0.id) },
      rows: played.performances.map { performance in
        TableRow(
          head: TableCell(
            links.title(ofPattern: performance.pattern), to: Address.pattern(performance.pattern)),
          cells: metrics.map {
            TableCell($0.value(of: performance.facts)?.description ?? "")
          }, pattern: performance.pattern)
      })
  }
}
