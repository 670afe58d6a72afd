import CCMark
import Diagnostics

/// Finds pipe tables in a tree and puts them in the place of the paragraphs libcmark takes them for.
///
/// What stands in the cells is parsed in a second text that holds each of them as a paragraph of its own,
/// begun by a mark that keeps it from being anything but a paragraph. The
/// whole first text follows if it may define links by reference, so that the cells find them.
struct TablePass {
  let source: SourceLines
  let text: String

  func replaceTables(of tree: SyntaxTree) -> TableCells {
    let paragraphs = tree.root.descendants.filter { $0.kind == CMARK_NODE_PARAGRAPH }
    let tables = paragraphs.compactMap { paragraph in
      table(in: paragraph).map { (paragraph: paragraph, table: $0) }
    }
    guard !tables.isEmpty else { return TableCells(source: source) }
    var cells = TableCells(source: source)
    var second = ""
    for (_, table) in tables {
      for fragment in table.fragments {
        cells.append(fragment)
        second += "\(TableCells.mark) \(fragment.text)\n\n"
      }
    }
    if text.contains("]:") { second += text }
    guard let cellTree = SyntaxTree(parsing: second) else { return cells }
    var contents = TableCells.Contents(cellTree.root.children.prefix(cells.count))
    for (paragraph, table) in tables {
      paragraph.replace(table.pieces(&contents))
    }
    return cells
  }

  private func table(in paragraph: Node) -> Table? {
    guard paragraph.endLine > paragraph.startLine else { return nil }
    let quotes = sequence(first: paragraph) { $0.parent }
      .count { $0.kind == CMARK_NODE_BLOCK_QUOTE }
    let numbers = Array(paragraph.startLine...paragraph.endLine)
    let rows = numbers.map { number in
      SourceRow(
        source[number], number: number, quotes: quotes,
        skipping: number == paragraph.startLine ? paragraph.startColumn - 1 : nil)
    }
    for index in rows.indices.dropFirst() {
      guard let columns = TableSyntax.delimiters(rows[index].text) else { continue }
      let header = TableSyntax.cells(rows[index - 1].text)
      guard header.count == columns.count else { continue }
      return Table(
        before: Array(rows[..<(index - 1)]), header: rows[index - 1], columns: columns,
        body: Array(rows[(index + 1)...]))
    }
    return nil
  }
}

/// A line of a paragraph without what its containers put in front.
struct SourceRow {
  let number: Int
  let text: Substring
  /// The number of bytes before `text`.
  let offset: Int

  init(_ line: Substring, number: Int, quotes: Int, skipping known: Int?) {
    self.number = number
    var rest = line
    if let known {
      rest = Substring(line.utf8.dropFirst(known))
    } else {
      for _ in 0...quotes {
        rest = rest.drop { $0 == " " || $0 == "\t" }
        guard quotes > 0, rest.first == ">" else { break }
        rest = rest.dropFirst()
      }
      rest = rest.drop { $0 == " " || $0 == "\t" }
    }
    text = rest
    offset = line.utf8.count - rest.utf8.count
  }
}
