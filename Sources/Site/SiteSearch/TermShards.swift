/// Parts an index into files by how its terms begin.
///
/// Terms that begin alike are stored together; where they are too many for one file they are parted
/// by the next character, and small neighbours share a file. A file is named by the least beginning
/// in it, so that a term's file is the last whose beginning does not come after the term.
struct TermShards {
  /// A file.
  struct Shard {
    /// The beginning of all its terms, or what they follow.
    let beginning: [UInt8]
    /// Its terms, by their place in the sorted list.
    let terms: Range<Int>
  }

  private let terms: [ArraySlice<UInt8>]
  private let sizes: [Int]
  private let limit: Int
  private(set) var shards: [Shard] = []

  /// Parts sorted terms, by the bytes that each takes, and the most bytes in a file; a single term
  /// may take more.
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

  /// One character more; all of a term that is no longer.
  private func beginningLength(of term: ArraySlice<UInt8>, after length: Int) -> Int {
    guard term.count > length else { return length }
    let rest = term.dropFirst(length + 1)
    return length + 1 + rest.prefix { $0 & 0xC0 == 0x80 }.count
  }

  private func endOfTerms(
    from start: Int, in range: Range<Int>, beginningWith beginning: ArraySlice<UInt8>,
    after length: Int
  ) -> Int {
    // The term that is no longer than what all have in common is by itself.
    if beginning.count == length { return start + 1 }
    var end = start + 1
    while end < range.upperBound, terms[end].starts(with: beginning) { end += 1 }
    return end
  }
}
