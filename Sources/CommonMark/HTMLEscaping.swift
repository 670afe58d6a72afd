extension String {
  /// The text with `&`, `<`, `>`, `"` and `'` written so that HTML shows them, in content and in
  /// attribute values alike.
  ///
  /// - Complexity: O(*n*).
  public var escapedForHTML: String {
    guard utf8.contains(where: Self.means) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count + 16)
    for byte in utf8 {
      switch byte {
      case 0x26: bytes += Self.ampersand
      case 0x3C: bytes += Self.less
      case 0x3E: bytes += Self.greater
      case 0x22: bytes += Self.quotation
      case 0x27: bytes += Self.apostrophe
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func means(_ byte: UInt8) -> Bool {
    byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27
  }

  private static let ampersand = Array("&amp;".utf8)
  private static let less = Array("&lt;".utf8)
  private static let greater = Array("&gt;".utf8)
  private static let quotation = Array("&quot;".utf8)
  private static let apostrophe = Array("&#39;".utf8)
}
