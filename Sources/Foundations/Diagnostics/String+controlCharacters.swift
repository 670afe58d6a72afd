extension String {
  /// Tells whether there is a character that no page or feed can hold: a control character that is
  /// no tab and ends no line, U+FFFE or U+FFFF.
  ///
  /// - Complexity: O(*n*).
  public var holdsControlCharacters: Bool {
    var text = self
    let (holdsControls, mayHoldOthers) = text.withUTF8(Self.forbidden)
    return holdsControls || mayHoldOthers && text.unicodeScalars.contains(where: Self.isForbidden)
  }

  /// The text with U+FFFD in the place of each of these characters.
  ///
  /// - Complexity: O(*n*).
  public var withoutControlCharacters: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { Self.isForbidden($0) ? "\u{FFFD}" : $0 }))
  }

  /// These characters as faults, of each line no more than ``mostInLine``.
  ///
  /// - Parameters:
  ///   - file: The path of the text's file.
  ///   - firstLine: The line of the file, from 1, on which the text begins.
  /// - Returns: The faults, first to last.
  /// - Complexity: O(*n*).
  public func controlCharacterDiagnostics(file: String, firstLine: Int = 1) -> [Diagnostic] {
    let lines = TextLines(self)
    return (1...lines.count).flatMap { number in
      let scalars = String(decoding: lines[number], as: UTF8.self).unicodeScalars
      return scalars.enumerated().lazy.filter { Self.isForbidden($0.element) }
        .prefix(Self.mostInLine).map { column, scalar in
          let code = String(scalar.value, radix: 16, uppercase: true)
          return Diagnostic(
            .controlCharacter,
            at: SourceLocation(
              file: file, line: number + firstLine - 1, column: column + 1, length: 1),
            (scalar.isASCII
              ? "a control character stands here: " : "a character stands here that is none: ")
              + "U+\(String(repeating: "0", count: 4 - code.count))\(code)",
            suggestion: "delete it")
        }
    }
  }

  /// The most that are reported of one line: what has more is hardly a text.
  private static let mostInLine = 100

  /// Tells whether a character is one that no page or feed can hold.
  public static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? isControl(UInt8(scalar.value)) : scalar.value & 0xFFFE == 0xFFFE
  }

  /// Tells whether there are control characters, and whether there may be U+FFFE or U+FFFF.
  private static func forbidden(_ bytes: UnsafeBufferPointer<UInt8>) -> (Bool, Bool) {
    // Nothing stops early: without a branch the compiler takes many bytes at a time.
    var (found, greatest): (UInt8, UInt8) = (0, 0)
    for byte in bytes {
      found |= isControl(byte) ? 1 : 0
      greatest = Swift.max(greatest, byte)
    }
    return (found != 0, greatest >= 0xEF)
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D && byte != 0x0C) || byte == 0x7F
  }
}
