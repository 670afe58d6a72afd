import HTMLTags

/// A pipe table, split into the fragments that have to be parsed.
struct MarkdownTable {
  private let paragraph: TableCells.Fragment?
  private let columns: [ColumnAlignment]
  private let header: [TableCells.Fragment]
  private let body: [[TableCells.Fragment]]
  /// The rows with more cells than the header, each with its first surplus cell.
  let surplus: [(row: SourceRow, cells: Int, first: MarkdownCell)]

  init(before: [SourceRow], header: SourceRow, columns: [ColumnAlignment], body: [SourceRow]) {
    // Link definitions produce no output.
    let rows = before.drop {
      $0.text.first == "[" && String(decoding: $0.text, as: UTF8.self).contains("]:")
    }
    paragraph =
      rows.isEmpty
      ? nil
      : TableCells.Fragment(
        text: rows.map { String(decoding: $0.text, as: UTF8.self) }.joined(separator: "\n"),
        positions: rows.map { $0.position() }, isCell: false)
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

  /// The number of columns.
  var width: Int { columns.count }

  /// The fragments to parse, in order.
  var fragments: [TableCells.Fragment] { (paragraph.map { [$0] } ?? []) + header + body.joined() }

  /// Returns the table's HTML around the parsed contents, which are consumed in order.
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

  /// The alignment is a class: the `align` attribute is obsolete in HTML, and strict content
  /// security policies block `style` attributes.
  private func cell(
    _ tag: String, _ alignment: ColumnAlignment, _ contents: inout TableCells.Contents
  ) -> Node.HTMLPiece {
    let attribute = alignment == .none ? "" : " class=\"align-\(alignment.rawValue)\""
    return contents.next(before: "<\(tag)\(attribute)>", after: "</\(tag)>\n")
  }

  /// Returns one cell per column: missing cells are empty, surplus cells are dropped.
  private static func fragments(_ row: SourceRow, _ count: Int) -> [TableCells.Fragment] {
    let cells = TableSyntax.cells(row.text).prefix(count).map {
      TableCells.Fragment(
        text: $0.text.replacing("\\|", with: "|"),
        positions: [row.position($0.offset)], isCell: true)
    }
    let missing = TableCells.Fragment(text: "", positions: [], isCell: true)
    return cells + Array(repeating: missing, count: count - cells.count)
  }
}

/// The alignment of a column.
enum ColumnAlignment: String {
  case none, left, center, right
}

/// A cell's source text, and its byte offset in the row.
struct MarkdownCell: Equatable {
  let text: String
  let offset: Int
}

/// Parses the lines of a pipe table (GitHub Flavored Markdown 0.29, section 4.10).
enum TableSyntax {
  /// Indicates whether a line may be a delimiter row, even within quotations.
  static func mayDelimit(_ line: ArraySlice<UInt8>) -> Bool {
    var (hasDash, hasMark) = (false, false)
    for byte in line {
      switch byte {
      case "-": hasDash = true
      case "|", ":": hasMark = true
      case " ", "\t", ">": break
      default: return false
      }
    }
    return hasDash && hasMark
  }

  /// Returns the columns that a delimiter row declares, or `nil` for any other line.
  static func delimiters(_ line: ArraySlice<UInt8>) -> [ColumnAlignment]? {
    guard mayDelimit(line), !line.contains(where: { $0 == ">" }) else { return nil }
    var result: [ColumnAlignment] = []
    for cell in cells(line) {
      let dashes = cell.text.drop { $0 == ":" }
      let left = cell.text.count - dashes.count
      let bare = dashes.prefix { $0 == "-" }
      let right = dashes.count - bare.count
      guard left <= 1, right <= 1, !bare.isEmpty,
        dashes.dropFirst(bare.count).allSatisfy({ $0 == ":" })
      else { return nil }
      result.append([.none, .right, .left, .center][left * 2 + right])
    }
    return result
  }

  /// Returns the cells of a row: the trimmed text between unescaped pipes.
  static func cells(_ line: ArraySlice<UInt8>) -> [MarkdownCell] {
    var starts = [line.startIndex]
    var pipes: [Int] = []
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == "\\" {
        index += 1
      } else if line[index] == "|" {
        pipes.append(index)
        starts.append(index + 1)
      }
      index += 1
    }
    var cells = zip(starts, pipes + [line.endIndex]).map { cell(line, $0, $1) }
    if cells.first?.text.isEmpty == true, !pipes.isEmpty { cells.removeFirst() }
    if cells.last?.text.isEmpty == true, !pipes.isEmpty { cells.removeLast() }
    return cells
  }

  private static func cell(_ line: ArraySlice<UInt8>, _ start: Int, _ end: Int) -> MarkdownCell {
    var (start, end) = (start, end)
    while start < end, line[start].isBlank { start += 1 }
    while start < end, line[end - 1].isBlank { end -= 1 }
    return MarkdownCell(
      text: String(decoding: line[start..<end], as: UTF8.self), offset: start - line.startIndex)
  }
}
