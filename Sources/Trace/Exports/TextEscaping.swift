/// How a text is written in a diagram language, so that none of it is read as the language's own,
/// and a line stays one line.
struct TextEscaping: Sendable {
  /// What is written for each ASCII character; `nil` where that is the character.
  private let replacements: [String?]
  /// What is written for the second of two equal characters.
  private let doubled: [String?]

  /// The escaping of some ASCII characters.
  ///
  /// - Parameters:
  ///   - syntax: What the language reads as its own.
  ///   - markup: What it reads as its own where it is doubled, as in `__underlined__`.
  ///   - entity: How the language writes a character by its number.
  init(syntax: String, doubled markup: String = "", entity: (Unicode.Scalar) -> String) {
    var replacements = [String?](repeating: nil, count: 128)
    for space in 0x09...0x0D { replacements[space] = " " }
    for scalar in syntax.unicodeScalars { replacements[Int(scalar.value)] = entity(scalar) }
    self.replacements = replacements
    doubled = markup.unicodeScalars.reduce(into: [String?](repeating: nil, count: 128)) {
      $0[Int($1.value)] = entity($1)
    }
  }

  /// A text as the language reads it.
  func escaped(_ text: String) -> String {
    guard needsEscaping(text) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if !scalar.isASCII {
        result.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
      } else if let replacement = replacements[Int(scalar.value)] {
        result += replacement
      } else if scalar == previous, let replacement = doubled[Int(scalar.value)] {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// Whether anything of a text may be written otherwise.
  private func needsEscaping(_ text: String) -> Bool {
    var previous: UInt8?
    for byte in text.utf8 {
      guard byte < 0x80, replacements[Int(byte)] == nil,
        byte != previous || doubled[Int(byte)] == nil
      else { return true }
      previous = byte
    }
    return false
  }
}
