extension RandomAccessCollection where Index == Int {
  /// Returns the first index from which on all elements satisfy a predicate, or `endIndex`.
  ///
  /// ```swift
  /// [1, 3, 5].partitioningIndex { $0 >= 3 }  // 1
  /// ```
  ///
  /// swift-algorithms has the same function, but is not worth a dependency just for this one.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package func partitioningIndex(where belongsInSecond: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
