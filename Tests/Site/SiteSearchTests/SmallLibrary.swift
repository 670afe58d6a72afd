@testable import SiteSearch

/// A few made-up documents, and a search that reads every one of them.
///
/// The terms of its words are written down here by hand, so that nothing of the index is needed to
/// find them.
struct SmallLibrary {
  /// A word as it is written, and its terms.
  typealias Word = (written: String, terms: [String])

  private static let words: [Word] = [
    ("count", ["count"]), ("counter", ["counter"]), ("Counts", ["counts"]), ("co", ["co"]),
    ("Élan", ["elan"]), ("élanVital", ["elanvital", "elan", "vital"]), ("elan", ["elan"]),
    ("viewDidLoad", ["viewdidload", "view", "did", "load"]), ("view", ["view"]), ("load", ["load"]),
    ("loading", ["loading"]), ("HTMLView", ["htmlview", "html", "view"]), ("html5", ["html5"]),
    ("snake_view", ["snake", "view"]), ("Straße", ["strasse"]), ("тест", ["тест"]),
    ("Тесты", ["тесты"]), ("𐐨𐐩", ["𐐨𐐩"]), ("日本語", ["日本", "本語"]), ("日本", ["日本"]),
    ("本", ["本"]), ("a", ["a"]), ("and", ["and"]), ("zone", ["zone"]), ("zones", ["zones"]),
  ]

  private typealias Text = [Word]
  private var corpus: SearchCorpus
  private var texts: [String: [(weight: Int, words: Text)]] = [:]
  var documents: [SearchDocument] = []

  init(seed: UInt64) {
    corpus = SearchCorpus(seed: seed, vocabulary: ["-"])
    for number in 0..<(20 + corpus.next(below: 60)) {
      let address = "page-\(number)/"
      let places = [8: 2, 4: 2, 2: 3, 1: corpus.next(below: 25)].sorted { $0.key > $1.key }
        .map { weight, count in (weight: weight, words: text(count)) }
      let written = places.map { $0.words.map(\.written).joined(separator: " ") }
      texts[address] = places
      documents.append(
        SearchDocument(
          title: written[0], address: address, summary: written[2],
          headings: [.init(text: written[1], anchor: "a")], text: written[3]))
    }
  }

  private mutating func text(_ count: Int) -> Text {
    (0..<count).map { _ in Self.words[corpus.next(below: Self.words.count)] }
  }

  func index(largestFile: Int) -> SearchIndex {
    SearchIndex(
      entries: documents.map { SearchEntry($0) }, folder: "search/", largestShard: largestFile,
      largestBlock: largestFile)
  }

  /// One to three words, the last perhaps not finished.
  mutating func query() -> [String] {
    var words = (0...corpus.next(below: 3)).map { _ in
      // Names are looked for in small letters.
      Self.words[corpus.next(below: Self.words.count)].terms[0]
    }
    if corpus.next(below: 3) == 0 {
      let last = words[words.count - 1]
      words[words.count - 1] = String(last.prefix(1 + corpus.next(below: last.count)))
    }
    return words
  }

  /// The addresses of the documents that hold all words, the best first.
  func find(_ query: [String], opensLast: Bool) -> [String] {
    let found = texts.compactMap { address, places -> (address: String, weight: Int, title: Int)? in
      var sums: [String: Int] = [:]
      for (weight, words) in places {
        for term in Set(words.flatMap(\.terms)) { sums[term, default: 0] += weight }
      }
      let title = places.first { $0.weight == 8 }?.words.flatMap(\.terms) ?? []
      var total = 0
      for (number, word) in query.enumerated() {
        let opens = opensLast && number == query.count - 1
        let matching = sums.filter { $0.key == word || opens && $0.key.hasPrefix(word) }
        let values = matching.map { min($0.value, 8) * ($0.key == word ? 2 : 1) }
        guard let best = values.max() else { return nil }
        total += best
      }
      return (address, total, Set(title).count)
    }
    return found.sorted { ($1.weight, $0.title, $0.address) < ($0.weight, $1.title, $1.address) }
      .map(\.address)
  }
}
