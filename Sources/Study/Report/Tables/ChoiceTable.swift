import Evidence
import Identifiers
import StaticSite

/// The table by which a pattern is chosen: a row for each pattern, over all its samples.
struct ChoiceTable {
  let patterns: [PatternID]
  let columns: [ChoiceColumn]
  let evidence: StudyEvidence

  var table: Table {
    Table(
      caption: "All patterns, over all their samples", columns: columns.map(\.head),
      rows: patterns.map { pattern in
        let measured = MeasuredPattern(pattern: pattern, evidence: evidence)
        return TableRow(
          head: TableCell(
            evidence.links.title(ofPattern: pattern), to: Address.pattern(pattern)),
          cells: columns.map { $0.cell(measured) }, pattern: pattern)
      })
  }
}
