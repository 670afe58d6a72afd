import HeadlessUI
import Trace

/// The rows of a table: the texts that it was given last.
@Traced(.view)
final class RowDataSource: TableViewDataSource {
  private var rows: [String] = []

  /// Shows other rows in a table whose data source this is.
  func show(_ rows: [String], in table: TableView) {
    self.rows = rows
    table.reloadData()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: rows[indexPath.row])
  }
}
