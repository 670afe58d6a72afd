import HTMLTags

/// An address in a text without brackets (GitHub Flavored Markdown 0.29, section 6.9).
struct BareAddress {
  /// The bytes of the address.
  let range: Range<Int>
  /// The address as written.
  let text: String
  /// The destination URL.
  let url: String

  /// Parses the address at a byte: its first byte, or the `@` of an e-mail address, which begins
  /// at `floor` at the earliest.
  init?(_ bytes: [UInt8], at index: Int, floor: Int) {
    switch bytes[index] {
    case "@": self.init(eMail: bytes, sign: index, floor: floor)
    case "h", "H", "f", "F", "w", "W": self.init(web: bytes, start: index)
    default: return nil
    }
  }

  private init?(web bytes: [UInt8], start: Int) {
    let scheme = ["http://", "https://", "ftp://"].first { bytes.has($0, at: start) }
    let host = start + (scheme?.utf8.count ?? 0)
    if scheme != nil {
      // A scheme inside a longer word such as `xhttp://` does not count.
      guard start == 0 || !bytes[start - 1].isLetter else { return nil }
    } else if start > 0 && !bytes[start - 1].maySeparate || !bytes.has("www.", at: start) {
      return nil
    }
    guard Self.isDomain(bytes, from: host, mayBeShort: scheme != nil) else { return nil }
    var end = host
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != "<" { end += 1 }
    end = Self.trimmed(bytes, from: host, to: end)
    guard end > host else { return nil }
    range = start..<end
    text = String(decoding: bytes[range], as: UTF8.self)
    url = scheme == nil ? "http://\(text)" : text
  }

  /// Indicates whether a domain begins at a byte: labels separated by dots, without `_` in the
  /// last two; after a scheme a single label suffices, as in `http://localhost`.
  private static func isDomain(_ bytes: [UInt8], from start: Int, mayBeShort: Bool) -> Bool {
    guard start < bytes.count, bytes[start].isLetterOrDigit || bytes[start] >= 0x80 else {
      return false
    }
    let least = mayBeShort ? 0 : 1
    var (dots, lines, linesBefore) = (0, 0, 0)
    var index = start
    // A domain has at most 253 letters (RFC 1035); the limit keeps the cost linear.
    let last = min(bytes.count, start + 254)
    while index < last {
      switch bytes[index] {
      case "_": lines += 1
      case ".":
        dots += 1
        (linesBefore, lines) = (lines, 0)
      case let byte where byte.isLetterOrDigit || byte == "-" || byte >= 0x80: break
      default: return dots >= least && lines == 0 && linesBefore == 0 && index > start
      }
      index += 1
    }
    return last == bytes.count && dots >= least && lines == 0 && linesBefore == 0
  }

  /// Returns the end without trailing punctuation, unbalanced brackets, and a trailing entity.
  private static func trimmed(_ bytes: [UInt8], from start: Int, to last: Int) -> Int {
    var end = last
    var surplus = bytes[start..<last].reduce(0) { $0 + ($1 == ")" ? 1 : $1 == "(" ? -1 : 0) }
    while end > start {
      let byte = bytes[end - 1]
      if "?!.,:*_~'\"".utf8.contains(byte) {
        end -= 1
      } else if byte == ")", surplus > 0 {
        end -= 1
        surplus -= 1
      } else if byte == ";" {
        var name = end - 1
        while name > start, bytes[name - 1].isLetterOrDigit { name -= 1 }
        let isEntity = name < end - 1 && name > start && bytes[name - 1] == "&"
        end = isEntity ? name - 1 : end - 1
      } else {
        break
      }
    }
    return end
  }

  private init?(eMail bytes: [UInt8], sign: Int, floor: Int) {
    var start = sign
    while start > floor, bytes[start - 1].mayNameMailbox { start -= 1 }
    guard start < sign else { return nil }
    var (end, dots) = (sign + 1, 0)
    while end < bytes.count {
      let byte = bytes[end]
      if byte == ".", end + 1 < bytes.count, bytes[end + 1].isLetterOrDigit {
        dots += 1
      } else if !byte.isLetterOrDigit, byte != "-", byte != "_" {
        break
      }
      end += 1
    }
    // A name such as `name@1.2.3` is a version.
    guard dots > 0, bytes[end - 1].isLetter, end == bytes.count || bytes[end] != bytes[sign] else {
      return nil
    }
    let scheme = "mailto:"
    let named = start - scheme.utf8.count
    let isNamed = named >= floor && bytes.has(scheme, at: named)
    range = (isNamed ? named : start)..<end
    text = String(decoding: bytes[range], as: UTF8.self)
    url = isNamed ? text : scheme + text
  }
}

extension [UInt8] {
  /// Indicates whether a lower-case text is at an index, ignoring case.
  fileprivate func has(_ text: String, at index: Int) -> Bool {
    guard index >= 0, index + text.utf8.count <= count else { return false }
    return zip(text.utf8, self[index...]).allSatisfy { $0 == ($1.isLetterOrDigit ? $1 | 0x20 : $1) }
  }
}

extension UInt8 {
  /// Indicates whether an address may follow the byte.
  fileprivate var maySeparate: Bool { self <= 0x20 || "*_~(".utf8.contains(self) }

  fileprivate var mayNameMailbox: Bool { isLetterOrDigit || ".-_+".utf8.contains(self) }
}
