@testable import SiteSearch

/// Made-up documents, the same for the same seed.
struct SearchCorpus {
  private var state: UInt64
  private let vocabulary: [String]

  /// Creates a source of documents whose words are distributed as in a language: the *n*th is met
  /// 1/*n* as often as the first.
  init(seed: UInt64, vocabulary: [String]) {
    state = seed
    self.vocabulary = vocabulary
  }

  /// As many words, pronounceable and all different.
  static func words(_ count: Int) -> [String] {
    let syllables = "ba ce di fo gu la me ni ro su ta ve wi xo zu chi pra ste lon mer".split(
      separator: " ")
    return (0..<count).map { number in
      var rest = number + 1
      var word = ""
      while rest > 0 {
        word += syllables[rest % syllables.count]
        rest /= syllables.count
      }
      return word
    }
  }

  /// A number below a bound (SplitMix64, Steele and others 2014).
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) >> 33) % bound
  }

  /// A word, the first ones more often.
  mutating func word() -> String {
    // Twice at random gives about the wanted distribution: the bound is as likely small as large.
    var bound = vocabulary.count
    while bound > 8, next(below: 3) > 0 { bound /= 2 }
    return vocabulary[next(below: bound)]
  }

  /// Words with spaces between.
  mutating func text(_ count: Int) -> String {
    (0..<count).map { _ in word() }.joined(separator: " ")
  }

  /// A document of so many words.
  mutating func document(_ number: Int, words: Int) -> SearchDocument {
    let headings = (0..<3).map { _ in text(2) }
    return SearchDocument(
      title: text(3), address: "section-\(number % 37)/page-\(number)/", summary: text(12),
      headings: headings.map { .init(text: $0, anchor: $0.replacing(" ", with: "-")) },
      text: text(words))
  }
}
