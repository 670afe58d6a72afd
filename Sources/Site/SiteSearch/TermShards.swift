/// Divides an index into files by the beginnings of its terms.
///
/// Terms with the same beginning are stored together. If they are too many for one file, they are
/// divided by the next character, and small neighbours share a file. A file is named after its
/// first beginning, so a term is in the last file whose beginning does not come after it.
struct TermShards {
  struct Shard {
    /// The beginning of all its terms, or of the first of them.
    let beginning: [UInt8]
    /// The indices of its terms in the sorted list.
    let terms: Range<Int>
  }

  private let terms: [ArraySlice<UInt8>]
  private let sizes: [Int]
  private let limit: Int
  private(set) var shards: [Shard] = []

  /// Divides sorted terms by the size of each in bytes and the maximum size of a file.
  ///
  /// A single term may exceed that size.
  ///
  /// - Complexity: O(*n*) for each character that terms have in common.
  init(_ terms: [ArraySlice<UInt8>], sizes: [Int], limit: Int) {
    self.terms = terms
    self.sizes = sizes
    self.limit = limit
    part(terms.indices, after: 0)
  }

  private mutating func part(_ range: Range<Int>, after length: Int) {
    var open: (shard: Shard, size: Int)?
    var start = range.lowerBound
    while start < range.upperBound {
      let beginning = terms[start].prefix(beginningLength(of: terms[start], after: length))
      let end = endOfTerms(from: start, in: range, beginningWith: beginning, after: length)
      let size = sizes[start..<end].reduce(0, +)
      if size > limit, end - start > 1 {
        if let open { shards.append(open.shard) }
        open = nil
        part(start..<end, after: beginning.count)
      } else if let last = open, last.size + size <= limit {
        let joined = Shard(
          beginning: last.shard.beginning, terms: last.shard.terms.lowerBound..<end)
        open = (joined, last.size + size)
      } else {
        if let open { shards.append(open.shard) }
        open = (Shard(beginning: Array(beginning), terms: start..<end), size)
      }
      start = end
    }
    if let open { shards.append(open.shard) }
  }

  /// Returns the length of a beginning with one more character, or of a term that has none.
  private func beginningLength(of term: ArraySlice<UInt8>, after length: Int) -> Int {
    guard term.count > length else { return length }
    let rest = term.dropFirst(length + 1)
    return length + 1 + rest.prefix { $0 & 0xC0 == 0x80 }.count
  }

  private func endOfTerms(
    from start: Int, in range: Range<Int>, beginningWith beginning: ArraySlice<UInt8>,
    after length: Int
  ) -> Int {
    // A term that equals the common beginning forms a separate group.
    if beginning.count == length { return start + 1 }
    var end = start + 1
    while end < range.upperBound, terms[end].starts(with: beginning) { end += 1 }
    return end
  }
}
