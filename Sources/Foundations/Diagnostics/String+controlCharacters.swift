extension String {
  /// Indicates whether the string contains a character that no page or feed may contain.
  ///
  /// These are ASCII control characters except tab, line feed, form feed and carriage return, and
  /// the last two code points of each plane (U+FFFE, U+FFFF and so on).
  ///
  /// - Complexity: O(*n*).
  public var holdsControlCharacters: Bool {
    var text = self
    let (holdsControls, mayHoldOthers) = text.withUTF8(Self.forbidden)
    return holdsControls || mayHoldOthers && text.unicodeScalars.contains(where: Self.isForbidden)
  }

  /// The string with U+FFFD in place of each such character.
  ///
  /// - Complexity: O(*n*).
  public var withoutControlCharacters: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { Self.isForbidden($0) ? "\u{FFFD}" : $0 }))
  }

  /// Returns a diagnostic for each such character, in order, and at most ``mostInLine`` per line.
  ///
  /// The text begins on line `firstLine` of the file, counted from 1.
  ///
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
              ? "unexpected control character " : "unexpected noncharacter ")
              + "U+\(String(repeating: "0", count: 4 - code.count))\(code)",
            suggestion: "delete it")
        }
    }
  }

  /// The maximum number of diagnostics per line: a line with more is hardly text.
  private static let mostInLine = 100

  /// Indicates whether no page or feed may contain a character.
  public static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? isControl(UInt8(scalar.value)) : scalar.value & 0xFFFE == 0xFFFE
  }

  /// Indicates whether the bytes contain control characters, and whether they may contain one of
  /// the other forbidden characters.
  private static func forbidden(_ bytes: UnsafeBufferPointer<UInt8>) -> (Bool, Bool) {
    // There is no early exit: without a branch, the compiler vectorizes the loop.
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
