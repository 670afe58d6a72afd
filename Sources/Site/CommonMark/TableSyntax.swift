import HTMLTags

/// The alignment of the cells of a column.
enum ColumnAlignment: String {
  case none, left, center, right
}

/// A cell's text as written, and the byte of its row, from 0, at which it begins.
struct MarkdownCell: Equatable {
  let text: String
  let offset: Int
}

/// The lines of a pipe table (GitHub Flavored Markdown 0.29, section 4.10).
enum TableSyntax {
  /// Tells whether a line may be a delimiter row, in block quotes or not.
  static func mayDelimit(_ line: ArraySlice<UInt8>) -> Bool {
    var (hasDash, hasMark) = (false, false)
    for byte in line {
      switch byte {
      case UInt8(ascii: "-"): hasDash = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"): hasMark = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"): break
      default: return false
      }
    }
    return hasDash && hasMark
  }

  /// The columns that a delimiter row declares, or `nil` if the line is none.
  static func delimiters(_ line: ArraySlice<UInt8>) -> [ColumnAlignment]? {
    guard mayDelimit(line), !line.contains(UInt8(ascii: ">")) else { return nil }
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

  /// The cells of a row: what is between unescaped pipes, without the space around it.
  static func cells(_ line: ArraySlice<UInt8>) -> [MarkdownCell] {
    var starts = [line.startIndex]
    var pipes: [Int] = []
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "\\") {
        index += 1
      } else if line[index] == UInt8(ascii: "|") {
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
