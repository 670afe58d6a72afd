/// Numbers as printable characters that need no escape in a string of JavaScript.
///
/// There are 93 digits: the characters from U+0020 to U+007E without `"` and `\`. A number's last
/// digit is one of the first 62, those before it are of the other 31.
enum SearchDigits {
  private static let finals = 62
  private static let others = 31

  /// Appends a number of any size.
  static func append(_ number: Int, to text: inout [UInt8]) {
    var rest = number
    while rest >= finals {
      rest -= finals
      text.append(digit(finals + rest % others))
      rest /= others
    }
    text.append(digit(rest))
  }

  /// The digit of a value below 93.
  static func digit(_ value: Int) -> UInt8 {
    var code = value + 0x20
    if code >= 0x22 { code += 1 }
    if code >= 0x5C { code += 1 }
    return UInt8(code)
  }
}
