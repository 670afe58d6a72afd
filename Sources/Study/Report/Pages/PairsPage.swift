import Comparison
import Metrics
import SiteTemplates
import StaticSite

/// The list of all pairs: a table of patterns by patterns.
struct PairsPage {
  /// The one text of the list.
  static let kind = PageKind("pairs", of: "compare/index.md") { evidence, text, body in
    PairsPage(
      text: text, texts: evidence.texts, plays: evidence.plays, pairs: evidence.pairs,
      links: evidence.links
    ).page(body)
  }

  let text: ContentText
  let texts: Texts
  let plays: Plays
  let pairs: PairEvidence
  let links: Links

  /// The page.
  func page(_ body: ContentBody) -> Page {
    let (patterns, written) = (plays.patterns, written)
    let table = table(patterns)
    return Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "written": .list(
          written.map { text in
            [
              "title": .string(text.title), "summary": .string(text.summary),
              "address": .string("/\(text.path)"),
            ]
          }),
        "pairs": table.value,
      ],
      markdown: "# \(text.title)\n\n\(text.summary)\n\n\(texts.markdown(of: text))\n"
        + written.map { "- [\($0.title)](/\($0.path)): \($0.summary)\n" }.joined()
        + "\n\(table.markdown)",
      source: text.templateLocation, origins: body.origins)
  }

  /// The texts about pairs.
  private var written: [ContentText] { texts.of(PairPage.kind) }

  /// How much of the deciding roles' logic is shared: of the row's pattern, in the column's.
  private func table(_ patterns: [String]) -> Table {
    Table(
      caption: text.title, columns: patterns.map { TableCell(links.title(ofPattern: $0)) },
      rows: patterns.map { row in
        TableRow(
          head: TableCell(links.title(ofPattern: row), to: Address.pattern(row)),
          cells: patterns.map { cell(row, $0) }, pattern: row)
      })
  }

  private func cell(_ row: String, _ column: String) -> TableCell {
    guard row != column else { return TableCell("–") }
    let pair = pairs.pairs.first { Set($0.patterns) == [row, column] }
    guard let pair else { return TableCell("–") }
    var (shared, all) = (0, 0)
    for sample in pairs.samples(of: pair) {
      guard let logic = pairs.comparison(pair, sample)?.shared.logic else { continue }
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
