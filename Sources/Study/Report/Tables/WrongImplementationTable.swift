import Evidence
import Exhibits
import Identifiers
import Metrics
import Samples
import Scenarios
import StaticSite

/// The numbers of a wrong implementation's recording beside those of the right one, and of other
/// patterns in the same scenario.
struct WrongImplementationTable {
  let shown: ShownWrongImplementation
  let links: Links

  var table: Table {
    let pattern = shown.mistake.implementation.pattern
    let performances = shown.beside.compactMap { name in
      shown.played.performances.first { $0.pattern == name }
    }
    let title = links.title(ofPattern: pattern)
    return Table(
      caption: shown.played.scenario.title,
      columns: Metric.ofSteps.map { TableCell($0.title, to: Address.metric($0.id)) },
      rows: [
        row(
          TableCell(
            title, to: Address.performance(shown.played.scenario.id, pattern: pattern)),
          shown.interactions.right),
        row(TableCell("\(title), wrong"), shown.interactions.wrong),
      ]
        + performances.map { performance in
          row(
            TableCell(
              links.title(ofPattern: performance.pattern),
              to: Address.performance(shown.played.scenario.id, pattern: performance.pattern)),
            shown.interaction(performance.facts))
        })
  }

  /// While the app was used: opening and closing are left out.
  private func row(_ head: TableCell, _ facts: StepFacts) -> TableRow {
    TableRow(head: head, cells: facts.counts.map { TableCell($0.value) })
  }
}
