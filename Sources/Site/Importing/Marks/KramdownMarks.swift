import Diagnostics
import HTMLTags

/// Attributes in kramdown's notation, of which only heading names are supported here.
enum KramdownMarks {
  /// Removes `{: … }` and the marks of tables of contents, but keeps heading names.
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
      "attributes in kramdown notation are left out")
    return isAlone ? TextEdit(start..<min(end + 1, bytes.count), "") : TextEdit(range, "")
  }
}

/// Attributes of headings, of which only the name is supported: `## Title {#name .class}`.
enum HeadingAttributes {
  /// Removes all attributes of headings but the name.
  static func simplify(in text: inout TrackedText, _ log: ImportLog) {
    guard text.bytes.first("{", from: 0) != nil else { return }
    let prose = Prose(text)
    text.apply(
      prose.bytes.lines().filter { prose.bytes[$0].first == "#" }
        .compactMap { [text] in edit(prose, $0, text, log) })
  }

  private static func edit(
    _ prose: Prose, _ line: Range<Int>, _ text: TrackedText, _ log: ImportLog
  ) -> TextEdit? {
    let written = String(decoding: prose.bytes[line], as: UTF8.self)
    guard let match = written.firstMatch(of: #/\s*\{([^{}]*)\}\s*$/#) else { return nil }
    let words = match.1.split(separator: " ")
    guard let first = words.first,
      words.allSatisfy({ $0.hasPrefix("#") || $0.hasPrefix(".") || $0.contains("=") })
    else { return nil }
    let name = words.first { $0.hasPrefix("#") }
    if words.count == 1, first == name { return nil }
    let offset = written[..<match.range.lowerBound].utf8.count + line.lowerBound
    log.report(
      .markChanged, at: text.location(offset), "only the name is kept of the heading's attributes")
    return TextEdit(offset..<line.upperBound, name.map { " {\($0)}" } ?? "")
  }
}
