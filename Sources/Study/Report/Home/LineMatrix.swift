import Evidence
import Identifiers
import Metrics

/// Lines of code of every sample in every pattern, and of the pattern's own machinery beside them.
///
/// Only a pattern that has every sample has a sum: others would look shorter than they are.
struct LineMatrix {
  let title: String
  let scenarios: PlayedScenarios
  let links: Links
  let facts: ImplementationFacts

  var table: Table {
    Table(
      caption: title,
      columns: scenarios.samples.map {
        TableCell(links.title(ofSample: $0), to: Address.sample($0))
      } + [TableCell("Machinery"), TableCell("All, machinery once")],
      rows: scenarios.patterns.map(row))
  }

  private func row(_ pattern: PatternID) -> TableRow {
    let lines = scenarios.samples.map { sample -> (id: ImplementationID, lines: MachinerySplit)? in
      let id = ImplementationID(sample: sample, pattern: pattern)
      guard scenarios.patterns(of: sample).contains(pattern) else { return nil }
      return (id, facts[id]?.codeLines ?? MachinerySplit())
    }
    let machinery = lines.compactMap { $0?.lines.machinery }.max() ?? 0
    let written = lines.compactMap { $0?.lines.sample }
    let all = written.count == lines.count ? written.reduce(machinery, +) : nil
    return TableRow(
      head: TableCell(links.title(ofPattern: pattern), to: Address.pattern(pattern)),
      cells: lines.map { entry in
        entry.map { TableCell("\($0.lines.sample)", to: Address.code(of: $0.id)) }
          ?? TableCell("–")
      } + [TableCell(machinery), all.map { TableCell($0) } ?? TableCell("–")])
  }
}
