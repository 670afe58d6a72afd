import Evidence
import Exhibits
import Identifiers
import Metrics
import StaticSite

/// The numbers of a variant and of the pattern's own implementation side by side, with the
/// differences.
struct VariantTable {
  let shown: ShownVariant
  let links: Links

  var table: Table {
    Table(
      caption: shown.text.title,
      columns: [
        TableCell(
          links.title(ofPattern: shown.original.pattern), to: Address.code(of: shown.original)),
        TableCell("Variant"), TableCell("Difference"),
      ],
      rows: shown.numbers.rows.map { row in
        TableRow(
          head: TableCell(row.metric.title, to: Address.metric(row.metric.id)),
          cells: [
            TableCell(row.original.figure), TableCell(row.variant.figure),
            TableCell(MetricDifference(row.original, row.variant).description),
          ])
      })
  }
}
