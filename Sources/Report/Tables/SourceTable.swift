import Metrics

/// What the sources of a sample's implementations say, a row for each pattern.
struct SourceTable {
  let report: Report
  let sample: String

  private static let columns: [(id: String, read: @Sendable (SourceFacts) -> Int)] = [
    ("types", { $0.types.count }),
    ("protocols", { $0.protocols.count }),
    ("files", { $0.files.sample }),
    ("code-lines", { $0.codeLines.sample }),
    ("machinery-lines", { $0.codeLines.machinery }),
  ]

  var table: Table {
    Table(
      caption: report.context.title(ofSample: sample),
      columns: Self.columns.map {
        Table.Cell(report.name(ofMetric: $0.id), to: report.address(ofMetric: $0.id))
      },
      rows: report.patterns.map { pattern in
        let facts = report.facts(sample: sample, pattern: pattern)
        return Table.Row(
          head: Table.Cell(
            report.context.title(ofPattern: pattern), to: Address.code(of: sample, in: pattern)),
          cells: Self.columns.map { column in
            Table.Cell(facts.map(column.read) ?? 0)
          })
      })
  }
}
