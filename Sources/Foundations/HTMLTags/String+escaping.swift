extension String {
  /// The string escaped for HTML content and attribute values.
  ///
  /// The characters `&`, `<`, `>`, `"` and `'` become references. Control characters, which
  /// neither HTML nor XML allows, become U+FFFD.
  ///
  /// - Complexity: O(*n*).
  public var escapedForHTML: String {
    // Most strings need no escaping and are returned without a copy.
    guard utf8.contains(where: Self.needsReference) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count + 16)
    bytes.appendEscaped(self)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func needsReference(_ byte: UInt8) -> Bool {
    byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27
      || (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D) || byte == 0x7F
  }
}

extension [UInt8] {
  /// Appends a string, escaped as by ``Swift/String/escapedForHTML``.
  ///
  /// - Complexity: O(*n*).
  package mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { appendEscaped(in: $0) }
  }

  /// Appends UTF-8 bytes, escaped for HTML content and attribute values.
  ///
  /// - Complexity: O(*n*).
  package mutating func appendEscaped(_ piece: ArraySlice<UInt8>) {
    appendEscaped(in: piece)
  }

  private mutating func appendEscaped<Bytes: RandomAccessCollection<UInt8>>(in bytes: Bytes)
  where Bytes.Index == Int {
    var written = bytes.startIndex
    for index in bytes.indices {
      let reference: [UInt8]
      switch bytes[index] {
      case 0x26: reference = Self.ampersand
      case 0x3C: reference = Self.less
      case 0x3E: reference = Self.greater
      case 0x22: reference = Self.quotation
      case 0x27: reference = Self.apostrophe
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F: reference = Self.replacement
      default: continue
      }
      self += bytes[written..<index]
      self += reference
      written = index + 1
    }
    self += bytes[written...]
  }

  /// U+FFFD.
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
  private static let ampersand = Array("&amp;".utf8)
  private static let less = Array("&lt;".utf8)
  private static let greater = Array("&gt;".utf8)
  private static let quotation = Array("&quot;".utf8)
  private static let apostrophe = Array("&#39;".utf8)
}
