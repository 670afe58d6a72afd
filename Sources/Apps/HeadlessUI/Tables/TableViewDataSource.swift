/// Says what a table shows.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell to show in a row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
}

/// Is notified of what a person does to a table.
public protocol TableViewDelegate: AnyObject {
  /// A row was tapped.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Other rows came into sight.
  func tableViewDidScroll(_ tableView: TableView)
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableViewDidScroll(_ tableView: TableView) {}
}

/// The contents of a row, as a table shows it.
public final class TableViewCell {
  /// The row's text.
  public var text: String

  /// A cell with a text.
  public init(text: String = "") {
    self.text = text
  }
}

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
