/// The place of a row in a table.
public nonisolated struct IndexPath: Sendable, Hashable, Comparable {
  /// The row within its section, from 0.
  public let row: Int
  /// The section, from 0.
  public let section: Int

  /// The place of a row.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
