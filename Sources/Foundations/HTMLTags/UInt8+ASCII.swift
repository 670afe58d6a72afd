import Foundation

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

extension [UInt8] {
  /// The first place of a byte from `start` on and before `end`; `end` if there is none.
  ///
  /// The C library looks through the array's own memory, which it neither keeps nor changes.
  ///
  /// - Complexity: O(*n*) in the bytes between `start` and `end`.
  package func firstIndex(of byte: UInt8, from start: Int, before end: Int) -> Int {
    guard start < end else { return end }
    return withUnsafeBytes { memory in
      guard let base = memory.baseAddress,
        let found = memchr(base + start, Int32(byte), end - start)
      else { return end }
      return UnsafeRawPointer(found) - base
    }
  }

  /// The first place of a byte from `start` on, or the count if there is none.
  ///
  /// - Complexity: O(*n*).
  package func firstIndex(of byte: UInt8, from start: Int) -> Int {
    firstIndex(of: byte, from: start, before: count)
  }
}
