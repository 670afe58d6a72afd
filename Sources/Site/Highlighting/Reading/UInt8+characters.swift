/// Bytes are compared with ASCII characters as they are written: `byte == "#"`, `case "a"..."z"`.
extension UInt8 {
  static func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
    UInt32(byte) == character.value
  }

  static func != (byte: UInt8, character: Unicode.Scalar) -> Bool {
    UInt32(byte) != character.value
  }

  static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
    UInt32(byte) == character.value
  }

  /// Whether it is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether it ends a line.
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// Whether it is white space.
  var isSpace: Bool { isBlank || isLineEnd || self == 0x0C }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isHexDigit: Bool { isDigit || (lowercased >= 0x61 && lowercased <= 0x66) }

  /// Whether it is an ASCII letter.
  var isLetter: Bool { lowercased >= 0x61 && lowercased <= 0x7A }

  /// Whether a name may begin with it: a letter, `_`, or what is not ASCII.
  var beginsName: Bool { isLetter || self == 0x5F || self >= 0x80 }

  /// Whether it may occur in a name.
  var isInName: Bool { beginsName || isDigit }

  /// The small letter of an ASCII capital; any other byte as it is.
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self + 0x20 : self }
}

extension Unicode.Scalar {
  /// The byte of an ASCII character; of another one 0, which no code has.
  var asciiByte: UInt8 { isASCII ? UInt8(value) : 0 }
}
