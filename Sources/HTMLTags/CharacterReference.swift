/// Character references in attribute values, as far as templates and libcmark write them.
package enum CharacterReference {
  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// The text that a value represents.
  ///
  /// A reference that is not known stays as it is.
  package static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      if let end = rest.firstIndex(of: ";"), let known = character(rest[start..<end].dropFirst()) {
        result += known
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if let known = named[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let hexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
    let number = UInt32(name.dropFirst(hexadecimal ? 2 : 1), radix: hexadecimal ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
