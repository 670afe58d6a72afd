import Foundation

/// Character classes of ASCII, shared by the parsers of the package.
extension UInt8 {
  /// Indicates whether the byte is a space or a tab.
  @inlinable package var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Indicates whether the byte is ASCII whitespace, including line feeds, carriage returns,
  /// vertical tabs and form feeds.
  @inlinable package var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

  @inlinable package var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Indicates whether the byte is a hexadecimal digit in either case.
  @inlinable package var isHexDigit: Bool { isDigit || (lowercased >= 0x61 && lowercased <= 0x66) }

  @inlinable package var isLetter: Bool { lowercased >= 0x61 && lowercased <= 0x7A }

  @inlinable package var isLetterOrDigit: Bool { isLetter || isDigit }

  /// The lower-case form of a capital letter; any other byte unchanged.
  @inlinable package var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self + 0x20 : self }
}

extension [UInt8] {
  /// Returns the first index of a byte in `start..<end`, or `end` if there is none.
  ///
  /// The C library searches the array's own memory, without keeping or changing it.
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

  /// Returns the first index of a byte from `start` on, or the count if there is none.
  ///
  /// - Complexity: O(*n*).
  package func firstIndex(of byte: UInt8, from start: Int) -> Int {
    firstIndex(of: byte, from: start, before: count)
  }
}
