import HTMLTags

/// Generates anchors for headings as GitHub does, unique within one text.
///
/// Most writers know GitHub's anchors, and texts that move here from elsewhere keep their links.
/// An anchor depends only on the headings before it, so a heading that is added later does not
/// change the anchors above it.
public struct AnchorMaker: Sendable {
  private var taken: Set<String>
  /// The next number to try for each repeated text; as on GitHub, numbers begin at 1.
  private var numbers: [String: Int] = [:]

  /// Creates a maker that does not use certain anchors.
  public init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// Returns the anchor for a heading's text; repetitions end in `-1`, `-2` and so on.
  public mutating func anchor(for text: String) -> String {
    let slug = Self.gitHubSlug(text)
    if taken.insert(slug).inserted { return slug }
    var number = numbers[slug, default: 1]
    while !taken.insert("\(slug)-\(number)").inserted { number += 1 }
    numbers[slug] = number + 1
    return "\(slug)-\(number)"
  }

  /// Returns the last path component of an address made of words, for instance for a term: letters
  /// and digits in lower case, joined by single hyphens; `section` if nothing is left.
  ///
  /// - Complexity: O(*n*).
  public static func slug(_ text: String) -> String {
    if let slug = asciiSlug(text) { return slug }
    let words = text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.isEmpty ? "section" : words.joined(separator: "-")
  }

  /// Returns the slug of an ASCII text, computed on bytes; `nil` for any other text.
  private static func asciiSlug(_ text: String) -> String? {
    var slug: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x80...: return nil
      case _ where byte.isLetterOrDigit || byte == "_": slug.append(byte.lowercased)
      default: if let last = slug.last, last != "-" { slug.append(UInt8(ascii: "-")) }
      }
    }
    if slug.last == "-" { slug.removeLast() }
    return slug.isEmpty ? "section" : String(decoding: slug, as: UTF8.self)
  }
}

extension AnchorMaker {
  /// Returns GitHub's anchor for a heading: lower case, no punctuation, a hyphen for each space.
  ///
  /// This is the algorithm of [github-slugger](https://github.com/Flet/github-slugger). It keeps
  /// letters, marks, digits, connectors such as `_`, hyphens and spaces, and neither joins nor
  /// trims them: `A & B` becomes `a--b`. Only an empty result differs: it becomes `section`.
  ///
  /// - Complexity: O(*n*).
  static func gitHubSlug(_ text: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " {
        slug.append("-")
      } else if scalar == "-" || isWordCharacter(scalar) {
        slug.append(scalar)
      }
    }
    return slug.isEmpty ? "section" : String(slug)
  }

  /// Indicates whether the `\p{Word}` of regular expressions matches a character.
  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return UInt8(ascii: scalar).isLetterOrDigit || scalar == "_" }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default: return scalar.properties.isAlphabetic
    }
  }
}
