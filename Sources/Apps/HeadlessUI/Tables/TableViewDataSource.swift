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
