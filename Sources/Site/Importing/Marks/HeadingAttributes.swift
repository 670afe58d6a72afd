import Diagnostics

/// Attributes after headings, of which only the name has a meaning here: `## Title {#name .class}`.
enum HeadingAttributes {
  /// Leaves the name alone of the attributes of each heading.
  static func simplify(in text: inout TrackedText, _ log: ImportLog) {
    guard text.bytes.first("{", from: 0) != nil else { return }
    let prose = Prose(text)
    var edits: [TextEdit] = []
    var start = 0
    while start < prose.bytes.count {
      let end = prose.bytes.lineEnd(start)
      if prose.bytes[start..<end].first == UInt8(ascii: "#"),
        let edit = edit(prose, start..<end, text, log)
      {
        edits.append(edit)
      }
      start = end + 1
    }
    text.apply(edits)
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
      .markChanged, at: text.location(offset), "of the heading's attributes only a name is kept")
    return TextEdit(offset..<line.upperBound, name.map { " {\($0)}" } ?? "")
  }
}
