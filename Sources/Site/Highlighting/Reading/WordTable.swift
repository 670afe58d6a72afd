import HTMLTags

/// Words that are looked up by their bytes.
struct WordTable: Sendable {
  /// By first letter; ASCII only.
  private var words: [[[UInt8]]]
  private let ignoresCase: Bool

  init(_ list: Set<String>, ignoringCase: Bool = false) {
    ignoresCase = ignoringCase
    words = Array(repeating: [], count: 256)
    for word in list.sorted() {
      let bytes = ignoringCase ? word.utf8.map(\.lowercased) : Array(word.utf8)
      guard let first = bytes.first else { continue }
      words[Int(first)].append(bytes)
    }
  }

  /// Tells whether a word is among them.
  func contains(_ word: Range<Int>, of bytes: [UInt8]) -> Bool {
    guard !word.isEmpty else { return false }
    let first = bytes[word.lowerBound]
    return words[Int(ignoresCase ? first.lowercased : first)].contains { known in
      guard known.count == word.count else { return false }
      for offset in known.indices {
        let byte = bytes[word.lowerBound + offset]
        if known[offset] != (ignoresCase ? byte.lowercased : byte) { return false }
      }
      return true
    }
  }
}
