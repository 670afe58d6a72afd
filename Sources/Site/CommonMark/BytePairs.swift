/// Pairs of characters to look for in a text.
///
/// Every text is looked through for what few of them hold. Two numbers are looked up for each byte,
/// without a branch: what pairs it may begin, and what pairs it may end.
struct BytePairs {
  /// For each byte a bit for every pair of sets that it may begin.
  private var beginning = [UInt8](repeating: 0, count: 256)
  /// For each byte a bit for every pair of sets that it may end.
  private var ending = [UInt8](repeating: 0, count: 256)

  /// Of up to eight pairs of sets of ASCII characters; a second set that is `nil` is every byte.
  ///
  /// `BytePairs([("[", "^!"), ("~", nil)])` finds `[^`, `[!` and `~`.
  init(_ pairs: [(first: StaticString, second: StaticString?)]) {
    for (number, pair) in pairs.enumerated() {
      let bit: UInt8 = 1 << number
      pair.first.withUTF8Buffer { for byte in $0 { beginning[Int(byte)] |= bit } }
      if let second = pair.second {
        second.withUTF8Buffer { for byte in $0 { ending[Int(byte)] |= bit } }
      } else {
        for byte in ending.indices { ending[byte] |= bit }
      }
    }
  }

  /// Tells whether a text contains any of them.
  ///
  /// - Complexity: O(*n*).
  func areHeld(by text: UnsafeBufferPointer<UInt8>) -> Bool {
    beginning.withUnsafeBufferPointer { beginning in
      ending.withUnsafeBufferPointer { ending in
        var found: UInt8 = 0
        for (byte, next) in zip(text, text.dropFirst()) {
          found |= beginning[Int(byte)] & ending[Int(next)]
        }
        return found != 0
      }
    }
  }
}
