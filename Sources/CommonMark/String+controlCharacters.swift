extension String {
  /// The text with U+FFFD in the place of each control character but tabs and line ends: HTML
  /// allows none of them.
  ///
  /// - Complexity: O(*n*).
  var withoutControlCharacters: String {
    var text = self
    guard text.withUTF8(Self.holdsControls) else { return text }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.isASCII && Self.isControl(UInt8($0.value)) ? "\u{FFFD}" : $0 }))
  }

  private static func holdsControls(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Nothing stops early: without a branch the compiler takes many bytes at a time.
    var found = false
    for byte in bytes where isControl(byte) { found = true }
    return found
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D && byte != 0x0C) || byte == 0x7F
  }
}
