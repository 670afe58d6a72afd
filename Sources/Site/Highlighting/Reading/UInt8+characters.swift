import HTMLTags

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

  /// Tells whether it ends a line.
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// Tells whether a name may begin with it: a letter, `_`, or what is not ASCII.
  var beginsName: Bool { isLetter || self == 0x5F || self >= 0x80 }

  /// Tells whether it may occur in a name.
  var isInName: Bool { beginsName || isDigit }
}

extension Unicode.Scalar {
  /// The byte of an ASCII character; of another one 0, which no code has.
  var asciiByte: UInt8 { isASCII ? UInt8(value) : 0 }
}
