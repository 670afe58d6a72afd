import HTMLTags

/// A mark, or the text between two marks.
enum InlinePart: Equatable {
  case text(String)
  case tildes(Int)
  case link(String, url: String)
  case footnote(String)

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var firstByte: UInt8 {
    switch self {
    case .text(let text), .link(let text, _): text.utf8.first ?? 0x20
    case .tildes: UInt8(ascii: "~")
    case .footnote: UInt8(ascii: "[")
    }
  }

  var lastByte: UInt8 {
    switch self {
    case .text(let text), .link(let text, _): text.utf8.last ?? 0x20
    case .tildes: UInt8(ascii: "~")
    case .footnote: UInt8(ascii: "]")
    }
  }
}

extension [InlinePart] {
  var isOneText: Bool { count <= 1 && allSatisfy { $0.text != nil } }
}

/// Splits the literal of a text node at marks.
struct InlineSyntaxReader {
  private let bytes: [UInt8]
  private let marks: SyntaxMarks
  private let syntax: Set<MarkdownSyntax>
  private let linksAddresses: Bool
  private var result: [InlinePart] = []
  private var pending: [UInt8] = []

  init(
    _ bytes: [UInt8], marks: SyntaxMarks, syntax: Set<MarkdownSyntax>, linksAddresses: Bool
  ) {
    self.bytes = bytes
    self.marks = marks
    self.syntax = syntax
    self.linksAddresses = linksAddresses && syntax.contains(.autolinks)
  }

  /// Returns the parts in order.
  ///
  /// - Complexity: O(*n*).
  mutating func parts() -> [InlinePart] {
    var index = 0
    // No e-mail address begins before this index, so that no byte is scanned backwards twice.
    var floor = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == marks.tilde {
        // An escaped `~` is text. If a control character replaced it, the backslash is still
        // there, because only punctuation can be escaped.
        if byte < 0x20 { pending.removeLast() }
        pending.append(UInt8(ascii: "~"))
        index += 1
        floor = index
      } else if byte == marks.bracket {
        let name = bytes[(index + 2)...].prefix { $0 != "]" }
        let text = String(decoding: name, as: UTF8.self)
        if syntax.contains(.footnotes) {
          emit(.footnote(text))
        } else {
          pending += Array("[^\(text)]".utf8)
        }
        index += name.count + 3
        floor = index
      } else if byte == marks.caret {
        pending.append(UInt8(ascii: "^"))
        index += 1
      } else if byte == "[", bytes[(index + 1)...].first == "^", syntax.contains(.footnotes),
        let name = FootnoteName.name(at: bytes[(index + 2)...])
      {
        emit(.footnote(String(decoding: name, as: UTF8.self)))
        index = name.endIndex + 1
        floor = index
      } else if byte == "~", syntax.contains(.strikethrough) {
        let count = bytes[index...].prefix { $0 == byte }.count
        emit(.tildes(count))
        index += count
        floor = index
      } else if linksAddresses, let address = BareAddress(bytes, at: index, floor: floor) {
        pending.removeLast(index - address.range.lowerBound)
        emit(.link(address.text, url: address.url))
        index = address.range.upperBound
        floor = index
      } else {
        pending.append(byte)
        index += 1
        if byte == "@" { floor = index }
      }
    }
    flush()
    return result
  }

  private mutating func emit(_ part: InlinePart) {
    flush()
    result.append(part)
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    result.append(.text(String(decoding: pending, as: UTF8.self)))
    pending = []
  }
}
