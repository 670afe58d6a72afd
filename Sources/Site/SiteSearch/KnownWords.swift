/// The words that a wrongly typed one may stand for, as an index file has them.
///
/// Each word is followed by a digit that says how much of the site is about it, from 0 to 9: of two
/// words that are equally near, the script takes the one with the higher digit. Names and words of
/// a single text are left out, so that a site's own rare slips are not offered; then, where a site
/// has more words than there is room for, those with the lowest digits.
struct KnownWords {
  /// The words in order, each with its digit.
  private(set) var text: [UInt8] = []

  /// The most bytes that they take.
  static let room = 40_000
  /// The longest word, in bytes; what is longer is a name put together of words.
  private static let longest = 20
  /// The shortest word, in bytes: one of four letters may lack one.
  private static let shortest = 3

  /// Chooses the words among sorted terms, with the documents of each: number and weight, the
  /// weight in the lowest four bits.
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

  /// The digit of a term; `nil` for what is no word or left out.
  private static func digit(_ term: ArraySlice<UInt8>, _ documents: ArraySlice<UInt32>) -> UInt8? {
    let isNamed = documents.contains { $0 & 15 > UInt32(SearchEntry.WordWeight.text) }
    guard isNamed || documents.count > 1, (shortest...longest).contains(term.count),
      !term.contains(where: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    let magnitude = documents.count.bitWidth - documents.count.leadingZeroBitCount - 1
    return UInt8(min(9, magnitude + (isNamed ? 2 : 0)))
  }
}
