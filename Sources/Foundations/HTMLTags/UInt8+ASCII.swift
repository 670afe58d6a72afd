/// The classes of ASCII characters that the readers of the package share.
extension UInt8 {
  /// Tells whether it is a space or a tab.
  @inlinable package var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Tells whether it is white space: a space, a tab, or one of the characters that end lines or
  /// pages.
  @inlinable package var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

  /// Tells whether it is a digit.
  @inlinable package var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Tells whether it is a hexadecimal digit, in letters of either case.
  @inlinable package var isHexDigit: Bool { isDigit || (lowercased >= 0x61 && lowercased <= 0x66) }

  /// Tells whether it is a letter.
  @inlinable package var isLetter: Bool { lowercased >= 0x61 && lowercased <= 0x7A }

  /// Tells whether it is a letter or a digit.
  @inlinable package var isLetterOrDigit: Bool { isLetter || isDigit }

  /// The small letter of a capital; any other byte as it is.
  @inlinable package var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self + 0x20 : self }
}
