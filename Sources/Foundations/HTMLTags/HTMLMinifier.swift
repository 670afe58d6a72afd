/// Shortens finished HTML without changing its meaning.
///
/// Browsers build the same elements, attributes and texts, except for whitespace between tags.
///
/// - Quotes around a value are removed where HTML allows it (HTML Living Standard, 13.1.2.3).
/// - References for `"`, `'` and `>` in text are replaced by the characters themselves.
/// - Whitespace with nothing else between two tags becomes one line feed or one space.
///
/// Every tag is kept, including those that HTML makes optional. The content of `pre`, `textarea`,
/// `script`, `style` and `title` keeps its whitespace.
///
/// ```swift
/// HTMLMinifier.minified(Array("<p class=\"note\">He said &quot;no&quot;.</p>".utf8))
/// // <p class=note>He said "no".</p>
/// ```
package struct HTMLMinifier {
  private var reader: HTMLReader
  private var html: [UInt8] = []
  /// The open element whose whitespace is significant, if there is one.
  private var preserving: [UInt8]?

  private init(_ source: [UInt8]) {
    reader = HTMLReader(source)
    html.reserveCapacity(source.count)
  }

  /// Returns the shortened HTML of a page with its final links.
  ///
  /// - Complexity: O(*n*).
  package static func minified(_ source: [UInt8]) -> [UInt8] {
    var minifier = HTMLMinifier(source)
    minifier.run()
    return minifier.html
  }
}

extension HTMLMinifier {
  private static let verbatim = ["script", "style", "textarea", "title"].map { Array($0.utf8) }
  private static let preformatted = Array("pre".utf8)

  private mutating func run() {
    var copied = 0
    while let markup = reader.next() {
      writeText(copied..<markup.start, isBetweenTags: copied > 0)
      switch markup.kind {
      case .other: html += reader.bytes[markup.start..<reader.index]
      case .closing:
        reader.finishTag()
        html += reader.bytes[markup.start..<reader.index]
        if let element = preserving, reader.holds(markup.name, element) { preserving = nil }
      case .opening: writeTag(markup)
      }
      copied = reader.index
    }
    writeText(copied..<reader.bytes.count, isBetweenTags: false)
  }

  /// Writes an opening tag and, for elements with raw text, their content.
  private mutating func writeTag(_ tag: HTMLMarkup) {
    var copied = tag.start
    while let attribute = reader.nextAttribute() {
      guard let value = attribute.value, needsNoQuotes(value) else { continue }
      html += reader.bytes[copied..<(value.lowerBound - 1)]
      html += reader.bytes[value]
      copied = value.upperBound + 1
    }
    if Self.verbatim.contains(where: { reader.holds(tag.name, $0) }) {
      reader.skipContent(of: tag)
    } else if preserving == nil, reader.holds(tag.name, Self.preformatted) {
      preserving = Self.preformatted
    }
    html += reader.bytes[copied..<reader.index]
  }

  /// Indicates whether a value has quotes that can be removed.
  private func needsNoQuotes(_ value: Range<Int>) -> Bool {
    guard !value.isEmpty, value.upperBound + 1 < reader.bytes.count else { return false }
    let quote = reader.bytes[value.lowerBound - 1]
    // The quotes stay before the `/` of a self-closing tag, which would become part of the value.
    guard quote == 0x22 || quote == 0x27, reader.bytes[value.upperBound + 1] != 0x2F
    else { return false }
    for index in value where Self.needsQuotes(reader.bytes[index]) { return false }
    return true
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, 0x22, 0x27, 0x3C, 0x3D, 0x3E, 0x60: true  // white space " ' < = > `
    default: false
    }
  }

  private mutating func writeText(_ range: Range<Int>, isBetweenTags: Bool) {
    guard !range.isEmpty else { return }
    if isBetweenTags, preserving == nil, range.count > 1,
      range.allSatisfy({ reader.bytes[$0].isSpace })
    {
      let hasBreak = range.contains { reader.bytes[$0] == 0x0A }
      html.append(hasBreak ? 0x0A : 0x20)
      return
    }
    var copied = range.lowerBound
    var index = reader.bytes.firstIndex(of: 0x26, from: copied, before: range.upperBound)  // &
    while index < range.upperBound {
      if let (length, byte) = reference(at: index, before: range.upperBound) {
        html += reader.bytes[copied..<index]
        html.append(byte)
        copied = index + length
      }
      index = reader.bytes.firstIndex(of: 0x26, from: index + 1, before: range.upperBound)
    }
    html += reader.bytes[copied..<range.upperBound]
  }

  private static let references: [(text: [UInt8], byte: UInt8)] = [
    (Array("&quot;".utf8), 0x22), (Array("&#39;".utf8), 0x27), (Array("&gt;".utf8), 0x3E),
  ]

  /// Returns the length and character of a reference that is unnecessary in text.
  private func reference(at start: Int, before end: Int) -> (length: Int, byte: UInt8)? {
    for (text, byte) in Self.references where start + text.count <= end {
      if reader.bytes[start..<(start + text.count)].elementsEqual(text) {
        return (text.count, byte)
      }
    }
    return nil
  }
}
