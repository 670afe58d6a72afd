import CCMark
import Diagnostics
import HTMLTags

/// Replaces the paragraphs in which libcmark left pipe tables.
///
/// The cells are parsed in a second text, in which each cell is a paragraph. A mark at its start
/// keeps it from being anything else. The first text is appended if it may define links, so that
/// the cells can refer to them.
struct TablePass {
  let source: SourceText
  let features: TextFeatures

  /// Replaces the tables below a root, and returns their contents.
  ///
  /// - Complexity: O(*n*), with almost no cost if no line looks like a delimiter row.
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

  /// Returns the paragraphs with one of the given lines below their first line.
  private func candidates(in root: Node, _ delimiters: [Int]) -> [Node] {
    var delimiters = delimiters[...]
    return root.paragraphs.filter { paragraph in
      delimiters = delimiters.drop { $0 <= paragraph.startLine }
      return delimiters.first.map { $0 <= paragraph.endLine } ?? false
    }
  }

  /// The maximum number of empty cells that are added to complete the rows of a text.
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
  private func diagnostic(
    at row: SourceRow, byte offset: Int = 0, _ message: String, explanation: String,
    suggestion: String
  ) -> Diagnostic {
    Diagnostic(
      .tableColumns, at: source.location(row.position(offset)), message,
      explanation: explanation, suggestion: suggestion)
  }

  private func mismatch(_ row: SourceRow, _ columns: Int, _ header: Int) -> Diagnostic {
    diagnostic(
      at: row, "the table's header has \(header) cells, this line has \(columns)",
      explanation: "It is not a table, and would be shown as a paragraph.",
      suggestion: "write as many '---' as there are cells, with '|' between them")
  }

  private func tooManyCells(_ row: SourceRow) -> Diagnostic {
    diagnostic(
      at: row, "the tables of this text lack more than \(Self.mostEmptyCells) cells",
      explanation: "This table would be shown as a paragraph.",
      suggestion: "add the cells, or write a table with fewer columns")
  }

  private func surplus(
    of table: MarkdownTable, _ row: SourceRow, _ cells: Int, _ first: MarkdownCell
  ) -> Diagnostic {
    diagnostic(
      at: row, byte: first.offset,
      "the table's header has \(table.width) cells, this row has \(cells)",
      explanation: "The text from here on would not be shown.",
      suggestion: "write '\\|' for a '|' that does not separate cells")
  }
}

/// A line of a paragraph without the prefixes of its containers.
struct SourceRow {
  let number: Int
  let text: ArraySlice<UInt8>
  /// The number of bytes before `text`.
  private let offset: Int
  /// Indicates whether a quotation mark is missing, which is allowed only in a paragraph's text.
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

  /// Returns the position of a byte of `text`.
  func position(_ byte: Int = 0) -> BytePosition {
    BytePosition(line: number, byte: offset + byte)
  }
}
