import CommonMark
import HTMLTags

/// The positions of the addresses of a text's links and images.
struct LinkDestinations {
  /// An address, and its notation.
  struct Destination: Hashable {
    let range: Range<Int>
    /// Indicates whether it is the value of an attribute in raw HTML.
    let isHTML: Bool
  }

  /// The destinations in Markdown, in order, and then those in HTML.
  private(set) var destinations: [Destination] = []
  private let bytes: [UInt8]

  /// Finds the addresses in a text outside its code.
  ///
  /// - Complexity: O(*n*).
  init(_ prose: Prose) {
    bytes = prose.bytes
    var html = prose.code.html[...]
    var index = 0
    while index < bytes.count {
      while let first = html.first, first.upperBound <= index { html = html.dropFirst() }
      if let first = html.first, first.contains(index) {
        index = first.upperBound
        continue
      }
      if bytes[index] == "\\" {
        index += 2
        continue
      }
      if bytes[index] == "]", let range = destination(after: index) {
        destinations.append(Destination(range: range, isHTML: false))
      }
      index += 1
    }
    addAttributes()
  }

  private mutating func addAttributes() {
    var reader = HTMLReader(bytes)
    while reader.nextOpeningTag() != nil {
      while let attribute = reader.nextAttribute() {
        guard let value = attribute.value,
          ["href", "src", "poster"].contains(reader.text(attribute.name).lowercased())
        else { continue }
        destinations.append(Destination(range: value, isHTML: true))
      }
    }
  }

  /// Returns the address after a closing bracket: `](address)`, or `]: address` in a definition.
  private func destination(after bracket: Int) -> Range<Int>? {
    guard bracket + 1 < bytes.count else { return nil }
    var index = bracket + 2
    switch bytes[bracket + 1] {
    case "(": break
    case ":" where isDefinition(bracket): break
    default: return nil
    }
    let isInline = bytes[bracket + 1] == "("
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0A || bytes[index] == 0x09
    {
      index += 1
    }
    guard index < bytes.count else { return nil }
    if bytes[index] == "<" {
      guard let end = bytes.first(">", from: index, to: bytes.lineEnd(index)) else { return nil }
      return (index + 1)..<end
    }
    let start = index
    var depth = 0
    while index < bytes.count, bytes[index] > 0x20 {
      switch bytes[index] {
      case "\\": index += 1
      case "(": depth += 1
      case ")" where isInline:
        if depth == 0 { return start..<index }
        depth -= 1
      default: break
      }
      index += 1
    }
    index = min(index, bytes.count)
    guard isInline else { return start < index ? start..<index : nil }
    // A title and the closing bracket may follow.
    let rest = index
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count, "\"'()".utf8.contains(bytes[index]), start < rest else { return nil }
    return start..<rest
  }

  /// Indicates whether a bracket closes the label of a link definition, not that of a footnote.
  private func isDefinition(_ bracket: Int) -> Bool {
    var start = bytes.lineStart(bracket)
    while start < bracket, bytes[start] == 0x20 || bytes[start] == ">" { start += 1 }
    guard bytes[start] == "[", bytes[start + 1] != "^" else {
      return false
    }
    return !bytes[start..<bracket].contains(UInt8(ascii: "]"))
  }
}
