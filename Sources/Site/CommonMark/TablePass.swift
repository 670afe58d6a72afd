import CCMark
import Diagnostics
import HTMLTags

/// Finds pipe tables in a tree and puts them in the place of the paragraphs libcmark takes them
/// for.
///
/// What is in the cells is parsed in a second text that contains each of them as a paragraph of its
/// own, begun by a mark that keeps it from being anything but a paragraph. The whole first text
/// follows if it may define links by reference, so that the cells find them.
struct TablePass {
  let source: SourceText
  let features: TextFeatures

  /// Replaces the tables below a root, and returns their contents.
  ///
  /// - Complexity: O(*n*); next to nothing where no line looks like the second of a table.
  func replaceTables(in root: Node, reportingTo diagnostics: inout [Diagnostic]) -> TableCells {
    var cells = TableCells(source: source)
    guard !features.isDisjoint(with: .tables) else { return cells }
    let delimiters = (1...source.lineCount).filter { TableSyntax.mayDelimit(source[$0]) }
    guard !delimiters.isEmpty else { return cells }
    var tables: [(paragraph: Node, table: MarkdownTable)] = []
    var room = Self.mostEmptyCells
    for paragraph in candidates(in: root, delimiters) {
      guard let table = table(in: paragraph, &room, &diagnostics) else { continue }
      tables.append((paragraph, table))
      diagnostics += table.surplus.map { surplus(of: table, $0.row, $0.cells, $0.first) }
    }
    for fragment in tables.flatMap(\.table.fragments) { cells.append(fragment) }
    guard !tables.isEmpty, let tree = SyntaxTree(parsing: cells.text(andDefinitionsOf: source.text))
    else { return cells }
    tree.withRoot { root in
      var contents = TableCells.Contents(root.children.prefix(cells.count))
      for (paragraph, table) in tables { paragraph.replace(table.pieces(&contents)) }
    }
    return cells
  }

  /// The paragraphs that hold one of some lines below their first.
  private func candidates(in root: Node, _ delimiters: [Int]) -> [Node] {
    var delimiters = delimiters[...]
    return root.paragraphs.filter { paragraph in
      delimiters = delimiters.drop { $0 <= paragraph.startLine }
      return delimiters.first.map { $0 <= paragraph.endLine } ?? false
    }
  }

  /// The most cells of a text that rows lack and that are made to complete them.
  private static let mostEmptyCells = 100_000

  private func table(
    in paragraph: Node, _ room: inout Int, _ diagnostics: inout [Diagnostic]
  ) -> MarkdownTable? {
    let quotes = sequence(first: paragraph) { $0.parent }
      .count { $0.kind == CMARK_NODE_BLOCK_QUOTE }
    let rows = (paragraph.startLine...paragraph.endLine).map { number in
      SourceRow(
        source[number], number: number, quotes: quotes,
        skipping: number == paragraph.startLine ? paragraph.startColumn - 1 : nil)
    }
    for index in rows.indices.dropFirst() {
      guard !rows[index].isOutside, let columns = TableSyntax.delimiters(rows[index].text)
      else { continue }
      let header = TableSyntax.cells(rows[index - 1].text)
      guard header.count == columns.count else {
        if rows[index].text.contains(where: { $0 == "|" }), header.count > 1 {
          diagnostics.append(mismatch(rows[index], columns.count, header.count))
        }
        continue
      }
      let body = Array(rows[(index + 1)...])
      room -= body.reduce(0) { empty, row in
        empty + max(0, columns.count - 1 - row.text.count { $0 == "|" })
      }
      guard room >= 0 else {
        diagnostics.append(tooManyCells(rows[index - 1]))
        return nil
      }
      return MarkdownTable(
        before: Array(rows[..<(index - 1)]), header: rows[index - 1], columns: columns, body: body)
    }
    return nil
  }
}

extension TablePass {
  private func fault(
    at row: SourceRow, byte offset: Int = 0, _ message: String, explanation: String,
    suggestion: String
  ) -> Diagnostic {
    Diagnostic(
      .tableColumns, at: source.location(row.position(offset)), message,
      explanation: explanation, suggestion: suggestion)
  }

  private func mismatch(_ row: SourceRow, _ columns: Int, _ header: Int) -> Diagnostic {
    fault(
      at: row, "the table's head has \(header) cells, this line \(columns)",
      explanation: "It is no table, and would be shown as a paragraph.",
      suggestion: "write as many '---' as there are cells, with '|' between them")
  }

  private func tooManyCells(_ row: SourceRow) -> Diagnostic {
    fault(
      at: row, "the rows of the text's tables lack more than \(Self.mostEmptyCells) cells",
      explanation: "It is no table, and would be shown as a paragraph.",
      suggestion: "write the cells, or a table with fewer columns")
  }

  private func surplus(
    of table: MarkdownTable, _ row: SourceRow, _ cells: Int, _ first: MarkdownCell
  ) -> Diagnostic {
    fault(
      at: row, byte: first.offset, "the table's head has \(table.width) cells, this row \(cells)",
      explanation: "What begins here would not be shown.",
      suggestion: "write '\\|' for a '|' that parts no cells")
  }
}

/// A line of a paragraph without what its containers put in front.
struct SourceRow {
  let number: Int
  let text: ArraySlice<UInt8>
  /// The number of bytes before `text`.
  private let offset: Int
  /// Tells whether a block quote's mark is missing, which only the text of a paragraph may leave
  /// out.
  let isOutside: Bool

  init(_ line: ArraySlice<UInt8>, number: Int, quotes: Int, skipping known: Int?) {
    self.number = number
    var rest = line
    var isOutside = false
    if let known {
      rest = line.dropFirst(known)
    } else {
      rest = rest.drop(while: \.isBlank)
      for _ in 0..<quotes {
        guard rest.first == ">" else {
          isOutside = true
          break
        }
        rest = rest.dropFirst().drop(while: \.isBlank)
      }
    }
    self.isOutside = isOutside
    text = rest
    offset = line.count - rest.count
  }

  /// The place of a byte of `text`.
  func position(_ byte: Int = 0) -> BytePosition {
    BytePosition(line: number, byte: offset + byte)
  }
}
