import HeadlessUI

/// The texts of a table's rows, as a publisher gave them last.
@Traced(.view)
final class RowDataSource: TableViewDataSource {
  var rows: [String] = []

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: rows[indexPath.row])
  }
}
