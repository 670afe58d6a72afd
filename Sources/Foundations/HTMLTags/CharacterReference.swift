/// Decodes the character references in attribute values that templates and libcmark emit.
package enum CharacterReference {
  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// The maximum length between `&` and `;`: enough for all names, and numbers with some zeros.
  private static let greatestLength = 32

  /// Returns the text that an attribute value represents, leaving unknown references unchanged.
  ///
  /// - Complexity: O(*n*).
  package static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[(start + 1)...]
      let ahead = rest.prefix(greatestLength + 1)
      if let end = ahead.firstIndex(of: UInt8(ascii: ";")), let known = character(ahead[..<end]) {
        result += known.utf8
        rest = rest[(end + 1)...]
      } else {
        result.append(UInt8(ascii: "&"))
      }
    }
    result += rest
    return String(decoding: result, as: UTF8.self)
  }

  private static func character(_ bytes: ArraySlice<UInt8>) -> String? {
    let name = Substring(decoding: bytes, as: UTF8.self)
    if let known = named[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let hexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
    let digits = name.dropFirst(hexadecimal ? 2 : 1)
    // Swift would accept a sign in front of the number; HTML does not.
    guard digits.first?.isHexDigit == true else { return nil }
    let number = UInt32(digits, radix: hexadecimal ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
