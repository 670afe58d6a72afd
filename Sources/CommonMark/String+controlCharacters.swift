extension String {
  /// The text with U+FFFD in the place of each control character but tabs and line ends: HTML
  /// allows none of them.
  ///
  /// - Complexity: O(*n*).
  var withoutControlCharacters: String {
    guard utf8.contains(where: Self.isControl) else { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.isASCII && Self.isControl(UInt8($0.value)) ? "\u{FFFD}" : $0 }))
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D && byte != 0x0C) || byte == 0x7F
  }
}
