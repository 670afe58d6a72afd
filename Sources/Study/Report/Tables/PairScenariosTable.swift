import Comparison
import Evidence
import Identifiers
import Metrics
import Scenarios

/// The scenarios of a sample by what they are about: each leads to the two patterns side by side,
/// and has what passes in both.
struct PairScenariosTable {
  let samplePair: SamplePair
  let scenarios: PlayedScenarios

  private static let metrics =
    ["messages", "messages-to-screen", "notifications", "redundant-effects"]
    .compactMap(Metric.named)

  var table: Table {
    Table(
      caption: "",
      columns: Self.metrics.map { TableCell($0.title, to: Address.metric($0.id)) },
      sections: scenarios.byTopic(of: samplePair.sample).map { title, scenarios in
        Table.Section(title: title, rows: scenarios.map(row))
      })
  }

  private func row(_ played: PlayedScenario) -> TableRow {
    let patterns = samplePair.pair.patterns
    return TableRow(
      head: TableCell(played.scenario.title, to: played.address(showing: patterns)),
      cells: Self.metrics.map { metric in
        TableCell(
          patterns.map { total(metric, in: played, of: $0) }.joined(separator: PairDiff.between))
      })
  }

  /// A number of all phases together.
  private func total(_ metric: Metric, in played: PlayedScenario, of pattern: PatternID) -> String {
    guard let performance = played.performances.first(where: { $0.pattern == pattern }),
      case .phased(let counts) = metric.value(of: performance.facts)
    else { return "–" }
    return "\(counts.total)"
  }
}
