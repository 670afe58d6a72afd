import CommonMark
import HTMLTags

/// The places at which the addresses of a text's links and images are written.
struct LinkDestinations {
  /// An address, and how it is written.
  struct Destination: Hashable {
    /// The bytes of the address.
    let range: Range<Int>
    /// Tells whether it is an attribute's value in raw HTML.
    let isHTML: Bool
  }

  /// First to last.
  private(set) var destinations: [Destination] = []
  private let bytes: [UInt8]

  /// Looks at a text without its code.
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

  /// The address that follows a closing bracket: `](address)`, or `]: address` of a definition.
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
    // A title may follow, and then the bracket.
    let rest = index
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count, "\"'()".utf8.contains(bytes[index]), start < rest else { return nil }
    return start..<rest
  }

  /// Tells whether a bracket closes the label at the head of a line, and no footnote's.
  private func isDefinition(_ bracket: Int) -> Bool {
    var start = bytes.lineStart(bracket)
    while start < bracket, bytes[start] == 0x20 || bytes[start] == ">" { start += 1 }
    guard bytes[start] == "[", bytes[start + 1] != "^" else {
      return false
    }
    return !bytes[start..<bracket].contains(UInt8(ascii: "]"))
  }
}
