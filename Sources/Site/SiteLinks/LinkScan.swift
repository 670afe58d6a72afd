import HTMLTags

/// The parts of a page's HTML that concern links: attributes with anchors or addresses, images
/// without alternative text, and an empty title.
///
/// Scripts and styles are skipped.
package struct LinkScan {
  /// The attributes with anchors or addresses, in order.
  package private(set) var attributes: [LinkAttribute] = []
  /// The addresses of images without an `alt` attribute, in order.
  package private(set) var imagesWithoutText: [String] = []
  /// The range of `<title` in the first title, if that contains only whitespace.
  package private(set) var emptyTitle: Range<Int>?

  private var reader: HTMLReader
  private var hasTitle = false

  /// Reads a page.
  ///
  /// - Complexity: O(*n*).
  package init(_ bytes: [UInt8]) {
    reader = HTMLReader(bytes)
    while let tag = reader.nextOpeningTag() { read(tag) }
  }
}

// MARK: Tags

extension LinkScan {
  private mutating func read(_ tag: HTMLMarkup) {
    let length = tag.name.upperBound - tag.name.lowerBound
    let isImage = length == 3 && reader.holds(tag.name, Self.image)
    let isMeta = length == 4 && reader.holds(tag.name, Self.meta)
    let isLink = length == 1 && reader.holds(tag.name, Self.link)
    let first = attributes.count
    var hasText = false
    while let attribute = reader.nextAttribute() {
      let meaning = meaning(of: attribute.name)
      if isLink, meaning == .name, let value = attribute.value { add(.name, value) }
      hasText = hasText || (isImage && meaning == .alternativeText)
      if let value = attribute.value { read(value, meaning, isMeta: isMeta) }
    }
    if isImage, !hasText {
      imagesWithoutText.append(
        attributes.dropFirst(first).first { $0.kind == .address }?.value(in: reader.bytes) ?? "")
    }
    // Only elements with such names can be titles, or contain text that looks like tags.
    guard length == 5 || length == 6 else { return }
    if reader.holds(tag.name, Self.script) || reader.holds(tag.name, Self.style) {
      reader.skipContent(of: tag)
    } else if !hasTitle, reader.holds(tag.name, Self.title) {
      hasTitle = true
      var end = reader.index
      while end < reader.bytes.count, reader.bytes[end].isSpace { end += 1 }
      let isEmpty = end < reader.bytes.count && reader.bytes[end] == 0x3C  // <
      if isEmpty { emptyTitle = tag.start..<tag.name.upperBound }
    }
  }

  private mutating func read(_ value: Range<Int>, _ meaning: Meaning, isMeta: Bool) {
    switch meaning {
    case .anchor: add(.anchor, value)
    case .address: add(.address, value)
    case .addresses: addCandidates(value)
    case .content where isMeta: addRefresh(value)
    case .alternativeText, .content, .name, .other: break
    }
  }

  private mutating func add(_ kind: LinkPart, _ range: Range<Int>) {
    attributes.append(LinkAttribute(kind: kind, range: range))
  }

  /// Adds the addresses of a `srcset`, which end at whitespace; commas separate the candidates.
  private mutating func addCandidates(_ range: Range<Int>) {
    let bytes = reader.bytes
    var start = range.lowerBound
    while start < range.upperBound {
      while start < range.upperBound, bytes[start].isSpace || bytes[start] == 0x2C {
        start += 1
      }
      var end = start
      while end < range.upperBound, !bytes[end].isSpace { end += 1 }
      var last = end
      while last > start, bytes[last - 1] == 0x2C { last -= 1 }
      if last > start { add(.address, start..<last) }
      // A comma at the end ends the candidate; otherwise a descriptor follows the whitespace.
      if last == end { while end < range.upperBound, bytes[end] != 0x2C { end += 1 } }
      start = end
    }
  }

  /// Adds the address of `<meta http-equiv="refresh" content="0; url=…">`.
  private mutating func addRefresh(_ range: Range<Int>) {
    let bytes = reader.bytes
    var start = range.lowerBound
    guard start < range.upperBound, bytes[start] >= 0x30, bytes[start] <= 0x39 else { return }
    while start < range.upperBound, bytes[start] != 0x3D { start += 1 }  // =
    if start + 1 < range.upperBound, start - 3 >= range.lowerBound,
      reader.holds((start - 3)..<start, Self.url)
    {
      add(.address, (start + 1)..<range.upperBound)
    }
  }
}

// MARK: Names

extension LinkScan {
  private static let script = Array("script".utf8)
  private static let style = Array("style".utf8)
  private static let title = Array("title".utf8)
  private static let link = Array("a".utf8)
  private static let image = Array("img".utf8)
  private static let meta = Array("meta".utf8)
  private static let url = Array("url".utf8)

  private enum Meaning {
    case anchor, name, address, addresses, alternativeText, content, other
  }

  private static let names: [(name: [UInt8], meaning: Meaning)] = [
    ("id", .anchor), ("name", .name), ("href", .address), ("src", .address),
    ("alt", .alternativeText),
    ("srcset", .addresses), ("poster", .address), ("action", .address), ("content", .content),
  ].map { (Array($0.utf8), $1) }

  private func meaning(of range: Range<Int>) -> Meaning {
    let length = range.upperBound - range.lowerBound
    guard length <= 7 else { return .other }
    for (name, meaning) in Self.names where name.count == length && reader.holds(range, name) {
      return meaning
    }
    return .other
  }
}

/// An attribute's value, or one of the addresses in it.
package struct LinkAttribute {
  package let kind: LinkPart
  /// The bytes of the value between its quotes.
  package let range: Range<Int>

  /// Returns the value with character references resolved.
  package func value(in bytes: [UInt8]) -> String { CharacterReference.resolved(bytes[range]) }
}

/// The kind of an attribute's value.
package enum LinkPart {
  /// An anchor on the page.
  case anchor
  /// An anchor in the obsolete form `<a name="…">`, which an `id` may repeat.
  case name
  /// The address of something else.
  case address
}
