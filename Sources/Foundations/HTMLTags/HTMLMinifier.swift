/// Finished HTML in fewer bytes that mean the same: a browser makes the same elements, attributes
/// and texts of it, but for white space between tags.
///
/// - Quotes around a value go where HTML needs none (HTML Living Standard, 13.1.2.3).
/// - A `"`, `'` or `>` in a text is itself and no reference.
/// - White space that is all there is between two tags is one line break, or one blank.
///
/// Every tag stays, also those that HTML could do without. What is in `pre`, `textarea`, `script`
/// and `style` keeps its white space.
///
/// ```swift
/// HTMLMinifier.minified(Array("<p class=\"note\">He said &quot;no&quot;.</p>".utf8))
/// // <p class=note>He said "no".</p>
/// ```
package struct HTMLMinifier {
  private var reader: HTMLReader
  private var html: [UInt8] = []
  /// The element whose white space counts, while one is open.
  private var preserving: [UInt8]?

  private init(_ source: [UInt8]) {
    reader = HTMLReader(source)
    html.reserveCapacity(source.count)
  }

  /// The HTML in fewer bytes.
  ///
  /// - Parameter source: A page as its template and the links in it made it.
  /// - Returns: The page's bytes.
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

  /// Writes an opening tag, and the content that has no tags for HTML.
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

  /// Tells whether a value is in quotes that its tag can do without.
  private func needsNoQuotes(_ value: Range<Int>) -> Bool {
    guard !value.isEmpty, value.upperBound + 1 < reader.bytes.count else { return false }
    let quote = reader.bytes[value.lowerBound - 1]
    // Before the slash of an element that closes itself the slash would be the value's.
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

  /// The reference at a place, as long as it is and what it means, if a text need not have it.
  private func reference(at start: Int, before end: Int) -> (length: Int, byte: UInt8)? {
    for (text, byte) in Self.references where start + text.count <= end {
      if reader.bytes[start..<(start + text.count)].elementsEqual(text) {
        return (text.count, byte)
      }
    }
    return nil
  }
}
