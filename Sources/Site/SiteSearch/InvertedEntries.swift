/// An inverted index: for each term, the documents that contain it.
struct InvertedEntries: Sendable {
  let terms: TermTable
  /// The documents, term after term: numbers, with the weight in the lowest four bits.
  private let documents: [UInt32]
  /// The position at which each term's documents begin, and the end of the last.
  private let starts: [Int]

  /// Inverts entries; a document's number is the index of its entry.
  ///
  /// - Complexity: O(*n*) in the number of terms of all entries.
  init(_ entries: [SearchEntry]) {
    var table = TermTable()
    var sequence: [UInt32] = []
    var counts: [Int] = []
    for entry in entries {
      Self.forEachTerm(of: entry) { range, _ in
        let term = table.insert(entry.terms, range)
        if term == counts.count { counts.append(1) } else { counts[term] += 1 }
        sequence.append(UInt32(term))
      }
    }
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    var documents = [UInt32](repeating: 0, count: sequence.count)
    var next = starts
    var index = 0
    for (number, entry) in entries.enumerated() {
      Self.forEachTerm(of: entry) { _, weight in
        let term = Int(sequence[index])
        documents[next[term]] = UInt32(number) << 4 | UInt32(weight)
        next[term] += 1
        index += 1
      }
    }
    terms = table
    self.starts = starts
    self.documents = documents
  }

  /// Returns the documents of a term, by its number.
  func documents(of term: Int) -> ArraySlice<UInt32> { documents[starts[term]..<starts[term + 1]] }

  /// The numbers of the terms, sorted by term.
  ///
  /// The order is JavaScript's, by UTF-16 code units: characters beyond U+FFFF precede U+E000.
  var sortedTerms: [Int] {
    (0..<terms.count).sorted {
      terms[$0].lexicographicallyPrecedes(terms[$1]) { Self.rank($0) < Self.rank($1) }
    }
  }

  private static func rank(_ byte: UInt8) -> UInt8 {
    byte < 0xEE ? byte : byte < 0xF0 ? byte + 5 : byte - 2
  }

  private static func forEachTerm(of entry: SearchEntry, _ body: (Range<Int>, UInt8) -> Void) {
    var index = 0
    while index < entry.terms.count {
      let start = index + 2
      let end = start + Int(entry.terms[index])
      body(start..<end, entry.terms[index + 1])
      index = end
    }
  }
}
