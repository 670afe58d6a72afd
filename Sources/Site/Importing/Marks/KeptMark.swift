import HTMLTags

/// A mark that is kept because its meaning is unknown.
struct KeptMark {
  /// The edit that keeps the mark readable, if one is needed.
  let edit: TextEdit?
  /// The consequence, as a sentence.
  let explanation: String

  /// Examines the surroundings of a mark: as code it would break a link whose address contains it.
  init(_ range: Range<Int>, in text: TrackedText) {
    switch Surrounding(of: range, in: text.bytes) {
    case .prose:
      edit = TextEdit(range, QuotedCode.span(text.string(range)))
      explanation = "It is shown as code."
    case .address(let whole):
      let written = text.string(whole).replacing("<", with: "\\<").replacing(">", with: "\\>")
      edit = TextEdit(whole, "<\(written)>")
      explanation = "The link leads nowhere."
    case .enclosed:
      edit = nil
      explanation = "The link leads nowhere."
    }
  }
}

/// The surroundings of a mark.
private enum Surrounding {
  /// Text that readers see.
  case prose
  /// The address of a link or of a link definition, with its bytes.
  case address(Range<Int>)
  /// An address or an attribute value with delimiters.
  case enclosed

  init(of mark: Range<Int>, in bytes: [UInt8]) {
    var start = mark.lowerBound
    while start > 0, bytes[start - 1] > 0x20, !"(<\"'".utf8.contains(bytes[start - 1]) {
      start -= 1
    }
    let before = bytes[..<start]
    if before.ends(with: "=\"") || before.ends(with: "='") {
      self = .enclosed
    } else if before.ends(with: "](") {
      self = .address(start..<Self.end(after: mark, in: bytes, isInline: true))
    } else if before.last == "<", Self.isPlace(before.dropLast(), in: bytes) {
      self = .enclosed
    } else if Self.isDefinition(before, in: bytes) {
      self = .address(start..<Self.end(after: mark, in: bytes, isInline: false))
    } else {
      self = .prose
    }
  }

  private static func isPlace(_ before: ArraySlice<UInt8>, in bytes: [UInt8]) -> Bool {
    before.ends(with: "](") || isDefinition(before, in: bytes)
  }

  /// Indicates whether a line begins with `[label]:`, with nothing else before the address.
  private static func isDefinition(_ before: ArraySlice<UInt8>, in bytes: [UInt8]) -> Bool {
    let line = bytes[bytes.lineStart(before.endIndex)..<before.endIndex]
      .drop { $0 == 0x20 || $0 == ">" }
    let label = line.prefix { $0 != "]" }
    let rest = line[label.endIndex...]
    return label.count > 1 && label.first == "[" && !label.starts(with: "[^".utf8)
      && rest.starts(with: "]:".utf8) && rest.dropFirst(2).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Returns the end of an address, in which marks may contain spaces.
  private static func end(after mark: Range<Int>, in bytes: [UInt8], isInline: Bool) -> Int {
    var index = mark.upperBound
    while index < bytes.count, bytes[index] > 0x20 {
      if isInline, bytes[index] == ")" { break }
      let closing = bytes.has("{{", at: index) ? "}}" : bytes.has("{%", at: index) ? "%}" : nil
      let end = closing.flatMap { bytes.first($0, from: index, to: bytes.lineEnd(index)) }
      index = end.map { $0 + 2 } ?? index + 1
    }
    return index
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
