extension ValueTree where Reference == Participant.ID {
  /// The value as source would write it: `Tally(digits: [1, 0])`.
  public var text: String { ValueWriter.swift.text(of: self) }

  /// The value with less around it, for drawings: `Tally(digits: [1, 0])` is `[1, 0]`, and
  /// `Setup()` is `Setup`.
  ///
  /// A type's name says little beside its only value, unless that is `nil`, and a recording has the
  /// whole.
  ///
  /// - Parameter limit: The most characters that a value takes as a whole; in a larger one the
  ///   large parts are abbreviated: `Page(rows: ["viola", "violin", … 18 more], isLoading: true)`.
  /// - Returns: The text.
  public func briefText(atMost limit: Int) -> String {
    ValueWriter.brief.text(of: self, atMost: limit)
  }

  /// A value and what it becomes: `3 → 4`.
  ///
  /// Where one of the two would be abbreviated, only the parts that differ are written, so that the
  /// difference is never what is left out: `Search(isLoading: false → true)`.
  ///
  /// - Parameters:
  ///   - new: What it becomes.
  ///   - limit: The most characters that a value takes as a whole.
  /// - Returns: The text.
  public func briefChange(to new: Self, atMost limit: Int) -> String {
    ValueWriter.brief.change(from: self, to: new, atMost: limit)
  }

  /// The value as source would write it, its large parts abbreviated likewise.
  func text(atMost limit: Int) -> String { ValueWriter.swift.text(of: self, atMost: limit) }

  /// A value and what it becomes as source would write them, likewise.
  func change(to new: Self, atMost limit: Int) -> String {
    ValueWriter.swift.change(from: self, to: new, atMost: limit)
  }
}

extension ValueTree: CustomStringConvertible where Reference == Participant.ID {
  public var description: String { text }
}
