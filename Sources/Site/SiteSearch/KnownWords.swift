/// The words that may be suggested for a misspelled one, as an index file contains them.
///
/// Each word is followed by a digit from 0 to 9 that says how much of the site is about it: of two
/// equally near words, the script chooses the one with the higher digit. Names, and words in the
/// body of a single text, are left out, so that a site's own typos are not suggested. If there is
/// not enough room, words with the lowest digits are left out.
struct KnownWords {
  /// The words in order, each with its digit.
  private(set) var text: [UInt8] = []

  /// The maximum size in bytes.
  static let room = 40_000
  /// The maximum length of a word in bytes; longer terms are compound names.
  private static let longest = 20
  /// The minimum length of a word in bytes: a word of four letters may lack one.
  private static let shortest = 3

  /// Selects words from sorted terms with their documents and weights (see ``InvertedEntries``).
  ///
  /// - Complexity: O(*n* log *n*) in the number of terms, O(*m*) in that of their documents.
  init(
    _ terms: [ArraySlice<UInt8>], documents: [ArraySlice<UInt32>], room: Int = Self.room
  ) {
    let digits = zip(terms, documents).map(Self.digit)
    var free = room
    let words = digits.enumerated().compactMap { term, digit in
      digit.map { (term: term, digit: $0) }
    }
    let chosen = words.sorted { ($1.digit, $0.term) < ($0.digit, $1.term) }.prefix { word in
      free -= terms[word.term].count + 1
      return free >= 0
    }
    for word in chosen.sorted(by: { $0.term < $1.term }) {
      text += terms[word.term]
      text.append(UInt8(ascii: "0") + word.digit)
    }
  }

  /// Returns the digit of a term; `nil` for a term that is left out.
  private static func digit(_ term: ArraySlice<UInt8>, _ documents: ArraySlice<UInt32>) -> UInt8? {
    let isNamed = documents.contains { $0 & 15 > UInt32(SearchEntry.WordWeight.text) }
    guard isNamed || documents.count > 1, (shortest...longest).contains(term.count),
      !term.contains(where: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    let magnitude = documents.count.bitWidth - documents.count.leadingZeroBitCount - 1
    return UInt8(min(9, magnitude + (isNamed ? 2 : 0)))
  }
}
