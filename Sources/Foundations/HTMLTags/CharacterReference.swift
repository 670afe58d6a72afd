/// Character references in attribute values, as far as templates and libcmark write them.
package enum CharacterReference {
  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// The greatest number of bytes between the `&` and the `;` of a reference.
  ///
  /// It is enough for all that are known, and for a number with some zeros before it.
  private static let greatestLength = 32

  /// The text that a value represents.
  ///
  /// A reference that is not known stays as it is.
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
    // A number may have a sign for Swift, not for HTML.
    guard digits.first?.isHexDigit == true else { return nil }
    let number = UInt32(digits, radix: hexadecimal ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
