import SiteFiles

/// A table of pieces of bytes, each written once and named by its number.
///
/// A piece is found by a hash table whose places refer to the bytes themselves, so that looking a
/// piece up allocates nothing: most of the millions of values of a site's pages occur several
/// times.
struct NumberedBytes {
  /// All pieces, in the order of their numbers.
  private(set) var bytes: [UInt8] = []
  private var pieces: [Piece] = []
  /// The numbers of pieces, each at the first free place from where its hash points; -1 is free.
  private var places = [Int32](repeating: free, count: 1 << 10)

  private static let free: Int32 = -1

  private struct Piece {
    let start: Int
    let end: Int
    let hash: UInt64
  }

  /// The number of pieces.
  var count: Int { pieces.count }

  /// The number of a piece, which is new if no other one has the same bytes.
  ///
  /// - Parameter write: Appends the piece.
  /// - Returns: Its number.
  mutating func number(_ write: (inout [UInt8]) -> Void) -> Int {
    let start = bytes.count
    write(&bytes)
    let piece = Piece(start: start, end: bytes.count, hash: hash(from: start))
    var place = place(of: piece.hash)
    while places[place] != Self.free {
      let number = Int(places[place])
      if holdsSame(pieces[number], piece) {
        bytes.removeSubrange(start...)
        return number
      }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = Int32(pieces.count)
    pieces.append(piece)
    if pieces.count * 2 > places.count { grow() }
    return pieces.count - 1
  }

  private func hash(from start: Int) -> UInt64 {
    var fingerprint = Fingerprint()
    for index in start..<bytes.count { fingerprint.add(bytes[index]) }
    return fingerprint.value
  }

  /// The number of places is a power of two.
  private func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (places.count - 1)
  }

  private func holdsSame(_ left: Piece, _ right: Piece) -> Bool {
    guard left.hash == right.hash, left.end - left.start == right.end - right.start else {
      return false
    }
    for offset in 0..<(left.end - left.start)
    where bytes[left.start + offset] != bytes[right.start + offset] {
      return false
    }
    return true
  }

  private mutating func grow() {
    places = [Int32](repeating: Self.free, count: places.count * 2)
    for (number, piece) in pieces.enumerated() {
      var place = place(of: piece.hash)
      while places[place] != Self.free { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(number)
    }
  }
}
