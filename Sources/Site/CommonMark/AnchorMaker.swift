import HTMLTags

/// The maker of anchors of headings.
///
/// It makes them as GitHub does, unique in one text.
///
/// Texts that are moved from elsewhere keep their links: GitHub's anchors are those that most
/// writers know.
/// An anchor depends on the headings before it only, so that one added later moves none above it.
public struct AnchorMaker: Sendable {
  private var taken: Set<String>
  /// For a text that occurred more than once, the number to try next; GitHub counts from 1.
  private var numbers: [String: Int] = [:]

  /// Creates a maker that leaves some anchors alone.
  public init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// The anchor for a heading's text; a second one of the same text gets `-1`, and so on.
  public mutating func anchor(for text: String) -> String {
    let slug = Self.gitHubSlug(text)
    if taken.insert(slug).inserted { return slug }
    var number = numbers[slug, default: 1]
    while !taken.insert("\(slug)-\(number)").inserted { number += 1 }
    numbers[slug] = number + 1
    return "\(slug)-\(number)"
  }

  /// The last part of an address made of words, such as a term's.
  ///
  /// Letters and digits in lower case, everything between them one hyphen; `section` if nothing is
  /// left.
  ///
  /// - Complexity: O(*n*).
  public static func slug(_ text: String) -> String {
    if let slug = asciiSlug(text) { return slug }
    let words = text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.isEmpty ? "section" : words.joined(separator: "-")
  }

  /// The same for a text of ASCII only, in which bytes are letters; `nil` for another.
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
  /// The anchor that GitHub gives a heading: lower case, without punctuation, each space a hyphen.
  ///
  /// This is the algorithm of [github-slugger](https://github.com/Flet/github-slugger): letters,
  /// marks, digits, connectors such as `_`, hyphens and spaces stay, and nothing is joined or
  /// trimmed: `A & B` is `a--b`. Only a heading of which nothing is left differs: it is `section`.
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

  /// Tells whether a regular expression's `\p{Word}` matches it.
  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return UInt8(ascii: scalar).isLetterOrDigit || scalar == "_" }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default: return scalar.properties.isAlphabetic
    }
  }
}
