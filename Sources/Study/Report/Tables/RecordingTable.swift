import Evidence
import Metrics
import Scenarios

/// A table of a scenario's recordings as wholes, a row for each pattern.
struct RecordingTable {
  let play: Play
  let links: Links

  var table: Table {
    let metrics = Metric.all.filter { $0.origin == .recording && !$0.isOfSteps }
    return Table(
      caption: play.scenario.title,
      columns: metrics.map { TableCell($0.title, to: Address.metric($0.id), metric: $0.id) },
      rows: play.parts.map { part in
        TableRow(
          head: TableCell(
            links.title(ofPattern: part.pattern), to: Address.pattern(part.pattern)),
          cells: metrics.map {
            TableCell($0.value(of: part.facts)?.description ?? "")
          }, pattern: part.pattern)
      })
  }
}
