import HTMLTags

/// The rule for numbers: those of C, with some freedom.
///
/// A word that begins with a digit but is not a number, such as `1.2.3` or `2nd`, stays plain.
public struct NumberRule: Sendable {
  /// The character between groups of digits.
  public var separator: Unicode.Scalar
  /// The suffixes that may follow the digits, in lower case: `u8`, `px`.
  public var suffixes: Set<String>

  /// Creates a rule.
  public init(separator: Unicode.Scalar = "_", suffixes: Set<String> = []) {
    self.separator = separator
    self.suffixes = suffixes
  }

  /// Returns the end of the word at an index, and whether it is a number.
  ///
  /// - Complexity: O(*n*) in the length of the word.
  func end(in cursor: CodeCursor, from start: Int) -> (end: Int, isNumber: Bool) {
    var scan = NumberScan(cursor: cursor, separator: separator, index: start)
    let isNumber = scan.passDigits()
    let suffix = scan.index
    scan.passRest()
    let letters = cursor.bytes[suffix..<scan.index].map(\.lowercased)
    let known = letters.isEmpty || suffixes.contains(String(decoding: letters, as: UTF8.self))
    return (scan.index, isNumber && known)
  }
}

/// The state of reading a number.
private struct NumberScan {
  let cursor: CodeCursor
  let separator: Unicode.Scalar
  var index: Int

  private var byte: UInt8 { cursor.byte(at: index) }
  private var next: UInt8 { cursor.byte(at: index + 1) }

  /// Skips the digits, the fraction and the exponent.
  mutating func passDigits() -> Bool {
    if byte == "0", let isDigit = Self.prefixes[next.lowercased] {
      index += 2
      let start = index
      pass(isDigit)
      return index > start
    }
    pass(\.isDigit)
    if byte == ".", next.isDigit {
      index += 1
      pass(\.isDigit)
    }
    if byte.lowercased == "e" {
      let signed = next == "+" || next == "-"
      let digit = index + (signed ? 2 : 1)
      if cursor.byte(at: digit).isDigit {
        index = digit
        pass(\.isDigit)
      }
    }
    return true
  }

  /// Skips the rest of the word: a suffix, or text that shows that it is not a number.
  mutating func passRest() {
    while byte.isInName || (byte == "." && next.isDigit) { index += 1 }
  }

  private mutating func pass(_ isDigit: (UInt8) -> Bool) {
    while isDigit(byte) || (byte == separator && (isDigit(next) || separator == "_")) { index += 1 }
  }

  private static let prefixes: [UInt8: @Sendable (UInt8) -> Bool] = [
    UInt8(ascii: "x"): { $0.isHexDigit },
    UInt8(ascii: "o"): { $0 >= 0x30 && $0 <= 0x37 },
    UInt8(ascii: "b"): { $0 == 0x30 || $0 == 0x31 },
  ]
}
