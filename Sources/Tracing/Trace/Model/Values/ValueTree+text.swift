extension ValueTree where Reference == Participant.ID {
  /// The value as in source: `Tally(digits: [1, 0])`.
  public var text: String { ValueWriter.swift.text(of: self) }

  /// Returns a shorter text for drawings: `Tally(digits: [1, 0])` is `[1, 0]`, and `Setup()` is
  /// `Setup`.
  ///
  /// The name of a type is omitted around a single value other than `nil`. Recordings have all of
  /// it.
  ///
  /// - Parameter limit: The maximum number of characters; in a longer text, large parts are
  ///   abbreviated: `Page(rows: ["viola", "violin", … 18 more], isLoading: true)`.
  /// - Returns: The text.
  public func briefText(atMost limit: Int) -> String {
    ValueWriter.brief.text(of: self, atMost: limit)
  }

  /// Returns the text of a change, such as `3 → 4`.
  ///
  /// If a value would be abbreviated, only the parts that differ are written, so that the
  /// difference is never omitted: `Search(isLoading: false → true)`.
  public func briefChange(to new: Self, atMost limit: Int) -> String {
    ValueWriter.brief.change(from: self, to: new, atMost: limit)
  }

  /// Returns the value as in source, with its large parts abbreviated.
  func text(atMost limit: Int) -> String { ValueWriter.swift.text(of: self, atMost: limit) }

  /// Returns the text of a change as in source, abbreviated in the same way.
  func change(to new: Self, atMost limit: Int) -> String {
    ValueWriter.swift.change(from: self, to: new, atMost: limit)
  }
}

extension ValueTree: CustomStringConvertible where Reference == Participant.ID {
  public var description: String { text }
}
