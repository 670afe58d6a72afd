import Foundation

/// Splits texts into terms, which are folded words (see ``FoldedScalar``).
///
/// A name in mixed case is a term as a whole, and so is each of its parts: `viewDidLoad` gives
/// `viewdidload`, `view`, `did` and `load`. An underscore separates words. Kana and Chinese
/// characters give terms of two adjacent characters. A term is cut after 32 characters.
struct TermCollector {
  private(set) var terms = TermTable()
  /// The weight of each term: the sum of the weights of the kinds of text that contain it.
  private(set) var weights: [UInt8] = []

  private let common = FoldedScalar.common
  private var weight: UInt8 = 0
  private var word: [UInt8] = []
  private var partStarts: [Int] = []
  private var lastStart = 0
  private var capitals = 0
  private var isAfterSmall = false
  /// The last character of a run of ideographs, and whether it is the only one so far.
  private var ideograph: (bytes: [UInt8], isAlone: Bool)?

  /// Adds a text; its weight is a power of two that stands for its kind.
  ///
  /// - Complexity: O(*n*).
  mutating func collect(_ text: String, weight: UInt8) {
    self.weight = weight
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x61...0x7A: append(byte, isCapital: false)
      case 0x41...0x5A: append(byte | 0x20, isCapital: true)
      case 0x30...0x39:
        // A digit belongs to the preceding part; after it, only a capital begins a new one.
        capitals = 0
        append(byte, isCapital: false)
      case 0..<0x80: endWord()
      default: append(scalar(byte, bytes, &index))
      }
    }
    endWord()
  }

  /// Reads the rest of a multi-byte character; a string's bytes are always complete.
  private func scalar(_ first: UInt8, _ bytes: [UInt8], _ index: inout Int) -> UInt32 {
    let length = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var value = UInt32(first) & (0x3F >> UInt32(length))
    for byte in bytes[index..<(index + length)] { value = value << 6 | UInt32(byte & 0x3F) }
    index += length
    return value
  }
}

// MARK: Words

extension TermCollector {
  private mutating func append(_ byte: UInt8, isCapital: Bool) {
    beginLetter(isCapital: isCapital)
    word.append(byte)
  }

  /// Determines whether a part begins with the next letter or with the capital before it.
  private mutating func beginLetter(isCapital: Bool) {
    if ideograph != nil { endIdeographs() }
    if isCapital, isAfterSmall { partStarts.append(word.count) }
    if !isCapital, capitals > 1 { partStarts.append(lastStart) }
    lastStart = word.count
    capitals = isCapital ? capitals + 1 : 0
    isAfterSmall = !isCapital
  }

  private mutating func append(_ value: UInt32) {
    let folded =
      value < 0x600 ? common[Int(value)] : Unicode.Scalar(value).flatMap(FoldedScalar.init)
    guard let folded else { return endWord() }
    guard !folded.bytes.isEmpty else { return }
    if folded.isIdeograph {
      append(ideographs: folded.bytes)
      return
    }
    beginLetter(isCapital: folded.isUppercase)
    word += folded.bytes
  }

  private mutating func endWord() {
    if ideograph != nil { endIdeographs() }
    guard !word.isEmpty else { return }
    insert(0..<word.count)
    if !partStarts.isEmpty {
      var start = 0
      for end in partStarts + [word.count] where end > start {
        if end - start < word.count { insert(start..<end) }
        start = end
      }
      partStarts.removeAll(keepingCapacity: true)
    }
    word.removeAll(keepingCapacity: true)
    capitals = 0
    isAfterSmall = false
  }

  private mutating func append(ideographs bytes: [UInt8]) {
    if ideograph == nil { endWord() }
    // One character may fold to several, each of which counts separately.
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let next = Array(String(scalar).utf8)
      if let last = ideograph?.bytes { insert(last + next) }
      ideograph = (next, ideograph == nil)
    }
  }

  private mutating func endIdeographs() {
    guard let (bytes, isAlone) = ideograph else { return }
    ideograph = nil
    if isAlone { insert(bytes) }
  }
}

// MARK: Terms

extension TermCollector {
  private static let longest = 32

  private mutating func insert(_ bytes: [UInt8]) { count(terms.insert(bytes, bytes.indices)) }

  private mutating func insert(_ range: Range<Int>) {
    var end = range.upperBound
    if range.count > Self.longest {
      let starts = range.filter { word[$0] & 0xC0 != 0x80 }
      if starts.count > Self.longest { end = starts[Self.longest] }
    }
    count(terms.insert(word, range.lowerBound..<end))
  }

  private mutating func count(_ term: Int) {
    if term == weights.count { weights.append(weight) } else { weights[term] |= weight }
  }
}

/// A character as terms contain it: without case and diacritics, in its compatibility form.
///
/// The script in the browser follows the same rule: letters, marks and decimal digits (the general
/// categories L, M and Nd) are decomposed (NFKD), lowercased and stripped of diacritics
/// (U+0300–U+036F, U+3099, U+309A), and the few Latin letters that do not decompose are written
/// out. All other characters separate words.
struct FoldedScalar {
  /// The UTF-8 bytes of the folded character; empty for a diacritic.
  let bytes: [UInt8]
  let isUppercase: Bool
  /// Indicates whether its script has no spaces between words, and is indexed in pairs.
  let isIdeograph: Bool

  /// Folds a character; `nil` for one that separates words.
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
