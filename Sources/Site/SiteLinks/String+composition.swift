/// Swift takes two texts for equal that look the same, such as `é` as one character and as an `e` with
/// an accent of its own; browsers, servers and most file systems compare bytes.
extension String {
  /// Tells whether another text consists of the same bytes.
  func hasSameBytes(as other: String) -> Bool {
    var (own, other) = (self, other)
    return own.withUTF8 { own in other.withUTF8 { own.count == $0.count && own.elementsEqual($0) } }
  }
}

extension Set<String> {
  /// Tells whether a text of the same bytes is in the set.
  func containsExactly(_ text: String) -> Bool {
    firstIndex(of: text).map { self[$0].hasSameBytes(as: text) } ?? false
  }
}
