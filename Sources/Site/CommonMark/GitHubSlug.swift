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

  /// Whether a regular expression's `\p{Word}` matches it.
  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": return true
    case _ where scalar.isASCII: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default: return scalar.properties.isAlphabetic
    }
  }
}
