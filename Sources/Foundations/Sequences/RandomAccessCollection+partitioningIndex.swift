extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies a condition that all elements after it satisfy too;
  /// `endIndex` if there is none.
  ///
  /// ```swift
  /// [1, 3, 5].partitioningIndex { $0 >= 3 }  // 1
  /// ```
  ///
  /// It is swift-algorithms' function of the same name, for which alone a package would be much.
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
