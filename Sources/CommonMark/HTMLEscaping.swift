extension String {
  /// The text with `&`, `<`, `>`, `"` and `'` written so that HTML shows them, in content and in
  /// attribute values alike.
  ///
  /// - Complexity: O(*n*).
  public var escapedForHTML: String {
    guard utf8.contains(where: { Self.escapes[$0] != nil }) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count + 16)
    for byte in utf8 {
      if let escape = Self.escapes[byte] {
        bytes.append(contentsOf: escape.utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let escapes: [UInt8: StaticText] = [
    UInt8(ascii: "&"): "&amp;", UInt8(ascii: "<"): "&lt;", UInt8(ascii: ">"): "&gt;",
    UInt8(ascii: "\""): "&quot;", UInt8(ascii: "'"): "&#39;",
  ]

  private typealias StaticText = String
}
