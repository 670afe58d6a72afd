extension Dictionary {
  /// Creates a dictionary from pairs; for duplicate keys, the first value is kept.
  ///
  /// ```swift
  /// Dictionary(keepingFirst: [("a", 1), ("a", 2)])  // ["a": 1]
  /// ```
  ///
  /// - Parameter pairs: The keys and values, in order.
  /// - Complexity: O(*n*).
  @inlinable package init(keepingFirst pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
