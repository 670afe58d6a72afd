/// Finds the ends of quoted texts, and looks at each byte only a few times though many may have
/// none.
struct QuoteFinder {
  let escapes: Bool
  let isMultiline: Bool
  private var singleFailure = 0..<0
  private var doubleFailure = 0..<0

  init(escapes: Bool, isMultiline: Bool) {
    self.escapes = escapes
    self.isMultiline = isMultiline
  }

  /// The place behind the quotation mark that closes the one at a place; `nil` if there is none.
  mutating func end(from start: Int, in cursor: CodeCursor) -> Int? {
    let quote = cursor.bytes[start]
    let failure = quote == "'" ? singleFailure : doubleFailure
    guard !failure.contains(start) else { return nil }
    var index = start + 1
    while index < cursor.end {
      let byte = cursor.bytes[index]
      if byte == quote { return index + 1 }
      if byte == "\n", !isMultiline { break }
      index += byte == "\\" && escapes ? 2 : 1
    }
    let failed = start..<max(start + 1, min(index, cursor.end))
    if quote == "'" { singleFailure = failed } else { doubleFailure = failed }
    return nil
  }
}
