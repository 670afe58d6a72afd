/// The rows of a table that are inserted and deleted together.
struct RowUpdate {
  /// The deleted rows, by their indices before.
  var deletions: Set<Int> = []
  /// The inserted rows, by their indices after.
  var insertions: Set<Int> = []

  /// Returns the previous index of each row after the update; `nil` for an inserted row.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func origins(of count: Int) -> [Int?] {
    var kept = (0..<count).filter { !deletions.contains($0) }[...]
    return (0..<(kept.count + insertions.count)).map { row in
      insertions.contains(row) ? nil : kept.popFirst()
    }
  }
}

extension RowUpdate: CustomStringConvertible {
  var description: String {
    "the deletion of rows \(deletions.sorted()) and the insertion of rows \(insertions.sorted())"
  }
}

/// The animation of rows that are inserted or deleted.
///
/// Nothing moves here, so it only documents the intent.
public nonisolated enum RowAnimation: Sendable, Hashable {
  /// The table's default.
  case automatic
  /// No animation.
  case none
}
