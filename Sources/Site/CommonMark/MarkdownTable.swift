/// A pipe table, cut into what has to be parsed.
struct MarkdownTable {
  private let paragraph: TableCells.Fragment?
  private let columns: [ColumnAlignment]
  private let header: [TableCells.Fragment]
  private let body: [[TableCells.Fragment]]
  /// The rows with more cells than the head, and the first that is too much in each.
  let surplus: [(row: SourceRow, cells: Int, first: MarkdownCell)]

  init(before: [SourceRow], header: SourceRow, columns: [ColumnAlignment], body: [SourceRow]) {
    // Definitions of links leave nothing behind.
    let rows = before.drop {
      $0.text.first == UInt8(ascii: "[") && String(decoding: $0.text, as: UTF8.self).contains("]:")
    }
    paragraph =
      rows.isEmpty
      ? nil
      : TableCells.Fragment(
        text: rows.map { String(decoding: $0.text, as: UTF8.self) }.joined(separator: "\n"),
        positions: rows.map { BytePosition(line: $0.number, byte: $0.offset) }, isCell: false)
    self.columns = columns
    self.header = Self.fragments(header, columns.count)
    self.body = body.map { Self.fragments($0, columns.count) }
    surplus = body.compactMap { row in
      let cells = TableSyntax.cells(row.text)
      guard let first = cells.dropFirst(columns.count).first(where: { !$0.text.isEmpty }) else {
        return nil
      }
      return (row, cells.count, first)
    }
  }

  /// The number of its columns.
  var width: Int { columns.count }

  /// Everything to be parsed, in order.
  var fragments: [TableCells.Fragment] { (paragraph.map { [$0] } ?? []) + header + body.joined() }

  /// The table's HTML around the parsed contents, which it takes in order.
  func pieces(_ contents: inout TableCells.Contents) -> [Node.HTMLPiece] {
    var pieces: [Node.HTMLPiece] = []
    if paragraph != nil { pieces.append(contents.next(before: "<p>", after: "</p>\n")) }
    pieces.append(Node.HTMLPiece(before: "<table>\n<thead>\n<tr>\n"))
    pieces += columns.map { cell("th", $0, &contents) }
    pieces.append(Node.HTMLPiece(before: "</tr>\n</thead>\n"))
    if !body.isEmpty { pieces.append(Node.HTMLPiece(before: "<tbody>\n")) }
    for _ in body {
      pieces.append(Node.HTMLPiece(before: "<tr>\n"))
      pieces += columns.map { cell("td", $0, &contents) }
      pieces.append(Node.HTMLPiece(before: "</tr>\n"))
    }
    if !body.isEmpty { pieces.append(Node.HTMLPiece(before: "</tbody>\n")) }
    pieces.append(Node.HTMLPiece(before: "</table>"))
    return pieces
  }

  /// The alignment is a class: the `align` attribute is obsolete in HTML, and the `style` attribute
  /// is blocked by strict content-security policies.
  private func cell(
    _ tag: String, _ alignment: ColumnAlignment, _ contents: inout TableCells.Contents
  ) -> Node.HTMLPiece {
    let attribute = alignment == .none ? "" : " class=\"align-\(alignment.rawValue)\""
    return contents.next(before: "<\(tag)\(attribute)>", after: "</\(tag)>\n")
  }

  /// As many cells as there are columns: missing ones empty, surplus ones left out.
  private static func fragments(_ row: SourceRow, _ count: Int) -> [TableCells.Fragment] {
    let cells = TableSyntax.cells(row.text).prefix(count).map {
      TableCells.Fragment(
        text: $0.text.replacing("\\|", with: "|"),
        positions: [BytePosition(line: row.number, byte: row.offset + $0.offset)], isCell: true)
    }
    let missing = TableCells.Fragment(text: "", positions: [], isCell: true)
    return cells + Array(repeating: missing, count: count - cells.count)
  }
}
