import SiteFiles

/// Unique terms, numbered in the order in which they were added.
///
/// Unlike the standard hash table, it needs no object for each term: all share one array.
struct TermTable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var hashes: [UInt32] = []
  /// The number of the term in each slot, plus one; zero for an empty slot.
  ///
  /// The number of slots is a power of two.
  private var slots = [UInt32](repeating: 0, count: 512)

  var count: Int { ends.count }

  var byteCount: Int { bytes.count }

  subscript(term: Int) -> ArraySlice<UInt8> { bytes[start(of: term)..<ends[term]] }

  /// Returns the number of a term, adding the term if it is new.
  ///
  /// - Complexity: O(*n*) in the length of the term.
  mutating func insert(_ source: [UInt8], _ range: Range<Int>) -> Int {
    var hash = Fingerprint()
    for index in range { hash.add(source[index]) }
    let short = UInt32(truncatingIfNeeded: hash.value >> 32)
    var slot = firstSlot(of: short)
    while slots[slot] != 0 {
      let term = Int(slots[slot]) - 1
      if hashes[term] == short, isEqual(term, source, range) { return term }
      slot = (slot + 1) & (slots.count - 1)
    }
    for index in range { bytes.append(source[index]) }
    ends.append(bytes.count)
    hashes.append(short)
    slots[slot] = UInt32(ends.count)
    if ends.count * 2 > slots.count { grow() }
    return ends.count - 1
  }

  private func start(of term: Int) -> Int { term == 0 ? 0 : ends[term - 1] }

  private func firstSlot(of hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }

  private func isEqual(_ term: Int, _ source: [UInt8], _ range: Range<Int>) -> Bool {
    let start = start(of: term)
    guard ends[term] - start == range.upperBound - range.lowerBound else { return false }
    var own = start
    for index in range {
      if bytes[own] != source[index] { return false }
      own += 1
    }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (term, hash) in hashes.enumerated() {
      var slot = firstSlot(of: hash)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(term + 1)
    }
  }
}
