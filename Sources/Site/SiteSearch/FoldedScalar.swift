import Foundation

/// A character as terms hold it: without case, without diacritics, in its plain form.
///
/// The rule, which the script in the browser follows too: letters, marks and decimal digits (the
/// general categories L, M and Nd) are decomposed (NFKD), made small, stripped of diacritics
/// (U+0300–U+036F, U+3099, U+309A), and the few Latin letters that do not decompose are written
/// out. All else parts words.
struct FoldedScalar {
  /// The UTF-8 bytes it becomes; none for a diacritic.
  let bytes: [UInt8]
  /// Tells whether it was a capital.
  let isUppercase: Bool
  /// Tells whether it belongs to a script that is written without spaces between words, indexed two
  /// characters at a time.
  let isIdeograph: Bool

  /// Folds a character; `nil` for what parts words.
  init?(_ scalar: Unicode.Scalar) {
    guard Self.isPartOfWords(scalar) else { return nil }
    var folded = ""
    for part in String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars {
      for small in part.properties.lowercaseMapping.unicodeScalars
      where Self.isPartOfWords(small) && !Self.isDiacritic(small) {
        folded += Self.writtenOut[small] ?? String(small)
      }
    }
    bytes = Array(folded.utf8)
    isUppercase = scalar.properties.generalCategory == .uppercaseLetter
    isIdeograph = folded.unicodeScalars.first.map(Self.isIdeograph) ?? false
  }

  private static let writtenOut: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    "ς": "σ",
  ]

  private static func isPartOfWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
      true
    default: false
    }
  }

  private static func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x3099...0x309A: true
    default: false
    }
  }

  /// Kana and Chinese characters.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

extension FoldedScalar {
  /// The characters of the common alphabets, folded once: U+0000 to U+05FF.
  static let common: [FoldedScalar?] = (0..<0x600).map { number in
    Unicode.Scalar(UInt32(number)).flatMap(FoldedScalar.init)
  }
}
