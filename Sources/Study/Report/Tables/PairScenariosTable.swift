import Comparison
import Evidence
import Identifiers
import Metrics
import Scenarios

/// The scenarios of a sample by what they are about: each leads to the two patterns side by side,
/// and has what passes in both.
struct PairScenariosTable {
  let samplePair: SamplePair
  let plays: Plays

  private static let metrics =
    ["messages", "messages-to-screen", "notifications", "redundant-effects"]
    .compactMap(Metric.named)

  var table: Table {
    Table(
      caption: "",
      columns: Self.metrics.map { TableCell($0.title, to: Address.metric($0.id)) },
      sections: plays.byTopic(of: samplePair.sample).map { title, plays in
        Table.Section(title: title, rows: plays.map(row))
      })
  }

  private func row(_ play: Play) -> TableRow {
    let patterns = samplePair.pair.patterns
    return TableRow(
      head: TableCell(play.scenario.title, to: play.address(showing: patterns)),
      cells: Self.metrics.map { metric in
        TableCell(patterns.map { total(metric, in: play, of: $0) }.joined(separator: " → "))
      })
  }

  /// A number of all phases together.
  private func total(_ metric: Metric, in play: Play, of pattern: PatternID) -> String {
    guard let part = play.parts.first(where: { $0.pattern == pattern }),
      case .phased(let counts) = metric.value(of: part.facts)
    else { return "–" }
    return "\(counts.total)"
  }
}
