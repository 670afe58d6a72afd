import HTMLTags

extension String {
  /// The text with `&`, `<`, `>`, `"` and `'` written so that HTML shows them, in content and in
  /// attribute values alike; control characters, which neither HTML nor XML allows, become U+FFFD.
  ///
  /// - Complexity: O(*n*).
  public var escapedForHTML: String {
    guard utf8.contains(where: Self.means) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count + 16)
    bytes.appendEscaped(self)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func means(_ byte: UInt8) -> Bool {
    byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27
      || (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D) || byte == 0x7F
  }
}
