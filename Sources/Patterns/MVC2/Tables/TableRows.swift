import HeadlessUI
import Trace

/// The rows of a table, as texts that a controller writes.
///
/// A table asks its data source for what it shows. Here the data source is a part of the view, so
/// that neither a controller nor a model is asked.
@Traced(.view)
final class TableRows: TableViewDataSource {
  private let table: TableView
  private var texts: [String] = []

  init(of table: TableView) {
    self.table = table
    table.dataSource = self
  }

  func show(_ texts: [String]) {
    self.texts = texts
    table.reloadData()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: texts[indexPath.row])
  }
}
