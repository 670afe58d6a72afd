/// The place of the reader in a list, and the rule for reaching the bottom.
///
/// A list is at its bottom when its last row is in sight. What counts is *reaching* the bottom: it
/// is reported once, and again only after the reader was away from it or a page has arrived.
public nonisolated struct BottomEdge: Hashable, Sendable {
  /// The number of rows that are in sight at a time, 1 or more.
  public let visibleRows: Int
  /// The first row in sight.
  public private(set) var offset = 0
  /// An empty list is at its bottom.
  private var isAtBottom = true

  /// The edge of an empty list.
  ///
  /// - Parameter visibleRows: How many rows are in sight at a time.
  public init(visibleRows: Int) {
    self.visibleRows = visibleRows
  }

  /// The reader has scrolled.
  ///
  /// - Parameters:
  ///   - offset: The first row in sight now.
  ///   - rows: How many rows there are.
  /// - Returns: Whether the bottom was reached by it.
  public mutating func scrolled(to offset: Int, of rows: Int) -> Bool {
    let wasAtBottom = isAtBottom
    move(to: offset, of: rows)
    return isAtBottom && !wasAtBottom
  }

  /// A page has arrived; the offset stays, as far as there are rows.
  ///
  /// - Parameter rows: How many rows there are now.
  /// - Returns: Whether the list is at its bottom, which counts as reaching it.
  public mutating func received(rows: Int) -> Bool {
    move(to: offset, of: rows)
    return isAtBottom
  }

  private mutating func move(to offset: Int, of rows: Int) {
    self.offset = max(0, min(offset, rows - visibleRows))
    isAtBottom = self.offset + visibleRows >= rows
  }
}
