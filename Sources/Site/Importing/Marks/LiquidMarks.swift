/// Liquid's tags and values: `{% name … %}`, `{{ value | filter }}`.
enum LiquidMarks {
  /// The tags that go around something.
  private static let blocks: Set<String> = [
    "highlight", "comment", "if", "unless", "for", "case", "capture", "tablerow",
  ]

  /// All marks of a text, first to last; also those in code, since Jekyll reads them there too.
  static func marks(in bytes: [UInt8]) -> [LiquidMark] {
    var marks: [LiquidMark] = []
    var index = 0
    while let start = bytes.first("{", from: index) {
      index = start + 1
      guard index < bytes.count else { break }
      let isTag = bytes[index] == UInt8(ascii: "%")
      guard isTag || bytes[index] == UInt8(ascii: "{"),
        let end = bytes.first(isTag ? "%}" : "}}", from: index + 1)
      else { continue }
      let inner = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
        .trimmingDashes.trimmed
      let name = isTag ? String(inner.prefix { !$0.isWhitespace }) : ""
      index = end + 2
      if name == "raw", let close = endOfRaw(bytes, index) {
        marks.append(
          LiquidMark(
            kind: .raw(index..<close.lowerBound), name: name, text: "",
            range: start..<close.upperBound))
        index = close.upperBound
        continue
      }
      let rest = isTag ? String(inner.dropFirst(name.count)).trimmed : inner
      marks.append(
        LiquidMark(
          kind: isTag
            ? (blocks.contains(name) ? .opening : name.hasPrefix("end") ? .closing : .tag) : .value,
          name: name.hasPrefix("end") ? String(name.dropFirst(3)) : name, text: rest,
          range: start..<index))
    }
    return marks
  }

  /// The tag that ends a stretch in which there are no others.
  private static func endOfRaw(_ bytes: [UInt8], _ start: Int) -> Range<Int>? {
    var index = start
    while let mark = bytes.first("{%", from: index) {
      index = mark + 2
      var reader = MarkReader(bytes, at: index)
      _ = reader.skip("-")
      reader.skipSpace()
      guard reader.skip("endraw") else { continue }
      reader.skipSpace()
      _ = reader.skip("-")
      if reader.skip("%}") { return mark..<reader.index }
    }
    return nil
  }
}

/// A tag or a value of Liquid's.
struct LiquidMark {
  /// The kind of it.
  enum LiquidKind: Hashable {
    case tag, value, opening, closing
    /// A stretch that Liquid leaves alone: its bytes.
    case raw(Range<Int>)
  }

  let kind: LiquidKind
  /// The tag's name.
  let name: String
  /// The text that follows the name, or the value's expression.
  let text: String
  /// The bytes that it takes.
  let range: Range<Int>
}

extension String {
  /// The text without the dashes by which Liquid takes space away.
  fileprivate var trimmingDashes: String {
    var rest = self[...]
    if rest.hasPrefix("-") { rest = rest.dropFirst() }
    if rest.hasSuffix("-") { rest = rest.dropLast() }
    return String(rest)
  }
}
