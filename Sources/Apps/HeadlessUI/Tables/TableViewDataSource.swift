/// An object that provides the rows of a table.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell to show in a row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
}

/// An object that is notified of the user's actions on a table.
public protocol TableViewDelegate: AnyObject {
  /// A row was tapped.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Other rows became visible.
  func tableViewDidScroll(_ tableView: TableView)
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableViewDidScroll(_ tableView: TableView) {}
}

/// The contents of a row in a table.
public final class TableViewCell {
  /// The row's text.
  public var text: String

  /// Creates a cell with a text.
  public init(text: String = "") {
    self.text = text
  }
}

/// The position of a row in a table.
public nonisolated struct IndexPath: Sendable, Hashable, Comparable {
  /// The row within its section, from 0.
  public let row: Int
  /// The section, from 0.
  public let section: Int

  /// Creates the position of a row.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
