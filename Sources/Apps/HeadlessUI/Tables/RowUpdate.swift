/// The rows of a table that are inserted and deleted at once.
struct RowUpdate {
  /// The rows that go, by their places before.
  var deletions: Set<Int> = []
  /// The rows that come, by their places after.
  var insertions: Set<Int> = []

  /// Says of each row after the update where it was before.
  ///
  /// - Parameter count: How many rows there were.
  /// - Returns: A place for each row that stays, `nil` for each that comes.
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

/// The way in which rows of a table come and go.
///
/// Nothing moves here, so it only says what is meant.
public nonisolated enum RowAnimation: Sendable, Hashable {
  /// As suits the table.
  case automatic
  /// At once.
  case none
}
