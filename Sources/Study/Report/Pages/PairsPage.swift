import Comparison
import Evidence
import Identifiers
import Metrics
import SiteTemplates
import StaticSite

/// The list of all pairs: a table of patterns by patterns.
struct PairsPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  /// The page.
  func page(_ body: ContentBody) -> Page {
    let (patterns, written) = (scenarios.patterns, written)
    let table = table(patterns)
    return Page(
      of: text, body,
      [
        "written": .list(written.map(\.summaryLink)),
        "pairs": table.value,
      ])
  }

  /// The texts about pairs.
  private var written: [ContentText] { texts.of(TextKind.pair).map(\.text) }

  /// Returns the table of how much deciding logic is shared: of the row's pattern, in the column's.
  private func table(_ patterns: [PatternID]) -> Table {
    Table(
      caption: text.title, columns: patterns.map { TableCell(links.title(ofPattern: $0)) },
      rows: patterns.map { row in
        TableRow(
          head: TableCell(links.title(ofPattern: row), to: Address.pattern(row)),
          cells: patterns.map { cell(row, $0) }, pattern: row)
      })
  }

  private func cell(_ row: PatternID, _ column: PatternID) -> TableCell {
    guard row != column else { return TableCell("–") }
    let pair = evidence.pairs.pairs.first { Set($0.patterns) == [row, column] }
    guard let pair else { return TableCell("–") }
    var (shared, all) = (0, 0)
    for sample in evidence.pairs.samples(of: pair) {
      guard let logic = evidence.pairs.comparison(pair, sample)?.shared.logic else { continue }
      shared += logic.shared
      all += pair.first == row ? logic.counts.first : logic.counts.second
    }
    let value = MetricValue.share(shared, of: all)
    return TableCell(value.wholePercent, to: Address.pair(pair))
  }
}

extension MetricValue {
  /// A share in whole per cent; `–` where there is nothing to divide by.
  var wholePercent: String { number.map { "\(Int(($0 * 100).rounded())) %" } ?? "–" }
}
