import Diagnostics

/// Attributes in the notation of kramdown, of which only the names of headings have a meaning here.
enum KramdownMarks {
  /// Takes `{: … }` and the marks of tables of contents away, and keeps headings' names.
  static func replace(in text: inout TrackedText, _ log: ImportLog) {
    guard text.bytes.first("{:", from: 0) != nil else { return }
    let prose = Prose(text)
    var edits: [TextEdit] = []
    var index = 0
    while let start = prose.bytes.first("{:", from: index) {
      index = start + 2
      guard let end = prose.bytes.first("}", from: index, to: prose.bytes.lineEnd(start)) else {
        continue
      }
      edits.append(edit(start..<(end + 1), text, prose.bytes, log))
      index = end + 1
    }
    text.apply(edits)
    HeadingAttributes.simplify(in: &text, log)
  }

  private static func edit(
    _ range: Range<Int>, _ text: TrackedText, _ bytes: [UInt8], _ log: ImportLog
  ) -> TextEdit {
    let words = text.string(range).dropFirst(2).dropLast().split(whereSeparator: \.isWhitespace)
    let start = bytes.lineStart(range.lowerBound)
    let end = bytes.lineEnd(range.upperBound)
    let isAlone =
      bytes.isBlank(start..<range.lowerBound) && bytes.isBlank(range.upperBound..<end)
    let before = start > 0 ? bytes.lineStart(start - 1)..<(start - 1) : 0..<0
    let line = text.string(before)
    let name = words.first { $0.hasPrefix("#") }
    if isAlone, words.first?.hasPrefix("toc") == true,
      line.firstMatch(of: #/^\s*(?:[-*+]|1\.)\s/#) != nil
    {
      log.report(
        .markChanged, at: text.location(range.lowerBound), "the table of contents is left out",
        suggestion: "show 'contents' in a template")
      return TextEdit(before.lowerBound..<end, "")
    }
    if isAlone, let name, line.hasPrefix("#") {
      return TextEdit((start - 1)..<end, " {\(name)}")
    }
    if let name, !isAlone, text.string(start..<range.lowerBound).hasPrefix("#") {
      return TextEdit(range, "{\(name)}")
    }
    log.report(
      .markChanged, at: text.location(range.lowerBound),
      "attributes in the notation of kramdown are left out")
    return isAlone ? TextEdit(start..<min(end + 1, bytes.count), "") : TextEdit(range, "")
  }
}
