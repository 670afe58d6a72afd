extension String {
  /// Tells whether there is a control character that is no tab and ends no line: HTML allows none
  /// of them.
  ///
  /// - Complexity: O(*n*).
  public var holdsControlCharacters: Bool {
    var text = self
    return text.withUTF8(Self.holdsControls)
  }

  /// The text with U+FFFD in the place of each of these control characters.
  ///
  /// - Complexity: O(*n*).
  public var withoutControlCharacters: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.isASCII && Self.isControl(UInt8($0.value)) ? "\u{FFFD}" : $0 }))
  }

  /// The first of these control characters in each line, as a fault.
  ///
  /// - Parameters:
  ///   - file: The path of the text's file.
  ///   - firstLine: The line of the file, from 1, on which the text begins.
  /// - Returns: The faults, first to last.
  /// - Complexity: O(*n*).
  public func controlCharacterDiagnostics(file: String, firstLine: Int = 1) -> [Diagnostic] {
    let lines = TextLines(self)
    return (1...lines.count).compactMap { number in
      let line = lines[number]
      guard let index = line.firstIndex(where: Self.isControl) else { return nil }
      let code = String(line[index], radix: 16, uppercase: true)
      return Diagnostic(
        .controlCharacter,
        at: SourceLocation(
          file: file, line: number + firstLine - 1, column: line[..<index].scalarCount + 1,
          length: 1),
        "a control character stands here: U+00\(line[index] < 0x10 ? "0" : "")\(code)",
        suggestion: "delete it")
    }
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
