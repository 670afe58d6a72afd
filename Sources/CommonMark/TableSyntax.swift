/// How the cells of a column are aligned.
enum ColumnAlignment: String {
  case none, left, center, right
}

/// A cell's text as written, and the byte of its line, from 0, at which it begins.
struct TableCell: Equatable {
  let text: String
  let offset: Int
}

/// The lines of a pipe table (GitHub Flavored Markdown 0.29, section 4.10).
enum TableSyntax {
  /// The columns that a delimiter row declares, or `nil` if the line is none.
  static func delimiters(_ line: Substring) -> [ColumnAlignment]? {
    guard line.contains("-"), line.allSatisfy({ "|:- \t".contains($0) }),
      line.contains(where: { "|:".contains($0) })
    else { return nil }
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

  /// The cells of a row: what stands between unescaped pipes, without the space around it.
  static func cells(_ line: Substring) -> [TableCell] {
    let bytes = Array(line.utf8)
    var starts = [0]
    var pipes: [Int] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "|") {
        pipes.append(index)
        starts.append(index + 1)
      }
      index += 1
    }
    var cells = zip(starts, pipes + [bytes.count]).map { cell(bytes, $0, $1) }
    if cells.first?.text.isEmpty == true, !pipes.isEmpty { cells.removeFirst() }
    if cells.last?.text.isEmpty == true, !pipes.isEmpty { cells.removeLast() }
    return cells
  }

  private static func cell(_ bytes: [UInt8], _ start: Int, _ end: Int) -> TableCell {
    var (start, end) = (start, end)
    while start < end, [0x20, 0x09].contains(bytes[start]) { start += 1 }
    while start < end, [0x20, 0x09].contains(bytes[end - 1]) { end -= 1 }
    return TableCell(text: String(decoding: bytes[start..<end], as: UTF8.self), offset: start)
  }
}
