/// The escaping of text for a diagram language, so that none of it is syntax and a line stays one
/// line.
struct TextEscaping: Sendable {
  /// The replacement for each ASCII character; `nil` keeps the character.
  private let replacements: [String?]
  /// The replacement for the second of two equal characters.
  private let doubled: [String?]

  /// Creates the escaping of some ASCII characters.
  ///
  /// - Parameters:
  ///   - syntax: The characters that are syntax of the language.
  ///   - markup: The characters that are syntax if doubled, as in `__underlined__`.
  ///   - entity: The notation of the language for a character.
  init(syntax: String, doubled markup: String = "", entity: (Unicode.Scalar) -> String) {
    var replacements = [String?](repeating: nil, count: 128)
    for space in 0x09...0x0D { replacements[space] = " " }
    for scalar in syntax.unicodeScalars { replacements[Int(scalar.value)] = entity(scalar) }
    self.replacements = replacements
    doubled = markup.unicodeScalars.reduce(into: [String?](repeating: nil, count: 128)) {
      $0[Int($1.value)] = entity($1)
    }
  }

  /// Returns the escaped text.
  func escaped(_ text: String) -> String {
    let scalars = text.unicodeScalars
    var result = ""
    var rest = text.startIndex
    var previous: Unicode.Scalar?
    for index in scalars.indices {
      let scalar = scalars[index]
      if let replacement = replacement(of: scalar, after: previous) {
        result += text[rest..<index]
        result += replacement
        rest = scalars.index(after: index)
      }
      previous = scalar
    }
    return rest == text.startIndex ? text : result + text[rest...]
  }

  /// Returns the replacement for a character; `nil` keeps it.
  private func replacement(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> String? {
    guard scalar.isASCII else { return scalar.properties.isWhitespace ? " " : nil }
    let number = Int(scalar.value)
    return replacements[number] ?? (scalar == previous ? doubled[number] : nil)
  }
}
