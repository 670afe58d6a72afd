extension RecordingDifference {
  /// A part of what is shown of a difference.
  package enum ExcerptPart {
    case change(Change)
    /// So many equal rows that are not shown.
    case leftOut(Int)
  }

  /// The number of equal rows that are shown around a change.
  private static let context = 2

  /// The changes, with the equal rows next to them.
  package var excerpt: [ExcerptPart] {
    var isShown = Array(repeating: false, count: changes.count)
    for (index, change) in changes.enumerated() {
      if case .equal = change { continue }
      for near in max(0, index - Self.context)...min(changes.count - 1, index + Self.context) {
        isShown[near] = true
      }
    }
    var parts: [ExcerptPart] = []
    var skipped = 0
    for (index, change) in changes.enumerated() {
      guard isShown[index] else {
        skipped += 1
        continue
      }
      if skipped > 0 { parts.append(.leftOut(skipped)) }
      skipped = 0
      parts.append(.change(change))
    }
    return skipped > 0 ? parts + [.leftOut(skipped)] : parts
  }
}
