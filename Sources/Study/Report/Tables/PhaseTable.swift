import Evidence
import Metrics
import Scenarios

/// A table of each pattern's work in the phases of a scenario: of each phase a row for each
/// pattern.
struct PhaseTable {
  let played: PlayedScenario
  let links: Links

  var table: Table {
    Table(
      caption: played.scenario.title,
      columns: Metric.ofSteps.map { TableCell($0.title, to: Address.metric($0.id), metric: $0.id) },
      sections: Phase.allCases.map { phase in
        Table.Section(
          title: phase.title, phase: phase.rawValue,
          rows: played.performances.map { row(of: $0, in: phase) })
      })
  }

  private func row(of performance: PlayedScenario.PatternPerformance, in phase: Phase) -> TableRow {
    TableRow(
      head: TableCell(
        links.title(ofPattern: performance.pattern), to: Address.pattern(performance.pattern)),
      cells: performance.facts.phases[phase].counts.map { TableCell($0.value) },
      pattern: performance.pattern)
  }
}

extension Phase {
  /// The name that readers use for it.
  fileprivate var title: String {
    switch self {
    case .opening: "Opening"
    case .interaction: "Interaction"
    case .closing: "Closing"
    }
  }
}
