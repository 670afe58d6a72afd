import HTMLTags

/// Liquid's tags and values: `{% name … %}`, `{{ value | filter }}`.
enum LiquidMarks {
  /// The tags that need an end tag.
  private static let blocks: Set<String> = [
    "highlight", "comment", "if", "unless", "for", "case", "capture", "tablerow",
  ]

  /// Returns all marks of a text, in order.
  static func marks(in bytes: [UInt8]) -> [LiquidMark] {
    bytes.marks(begunBy: "{") { mark(in: bytes, at: $0) }
  }

  private static func mark(in bytes: [UInt8], at start: Int) -> LiquidMark? {
    let isTag = bytes.has("{%", at: start)
    guard isTag || bytes.has("{{", at: start),
      let close = bytes.first(isTag ? "%}" : "}}", from: start + 2)
    else { return nil }
    let inner = String(decoding: bytes[(start + 2)..<close], as: UTF8.self)
      .trimmingDashes.trimmed
    let name = isTag ? String(inner.prefix { !$0.isWhitespace }) : ""
    let end = close + 2
    if name == "raw", let close = endOfRaw(bytes, end) {
      return LiquidMark(
        kind: .raw(end..<close.lowerBound), name: name, text: "", range: start..<close.upperBound)
    }
    let isClosing = name.hasPrefix("end")
    return LiquidMark(
      kind: !isTag ? .value : blocks.contains(name) ? .opening : isClosing ? .closing : .tag,
      name: isClosing ? String(name.dropFirst(3)) : name,
      text: isTag ? String(inner.dropFirst(name.count)).trimmed : inner, range: start..<end)
  }

  /// Returns the tag that ends a raw block, in which no other tag is parsed.
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

/// A Liquid tag or value.
struct LiquidMark: WrittenMark {
  enum LiquidKind: Hashable {
    case tag, value, opening, closing
    /// A raw block, with the bytes of its content.
    case raw(Range<Int>)
  }

  let kind: LiquidKind
  /// The tag's name.
  let name: String
  /// The text after the name, or the value's expression.
  let text: String
  let range: Range<Int>
}

extension String {
  /// The text without the dashes that strip whitespace in Liquid.
  fileprivate var trimmingDashes: String {
    let rest = dropFirst(hasPrefix("-") ? 1 : 0)
    return String(rest.dropLast(rest.hasSuffix("-") ? 1 : 0))
  }
}
