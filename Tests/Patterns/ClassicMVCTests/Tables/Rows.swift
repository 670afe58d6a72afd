import HeadlessUI

/// So many rows, whatever is in them, for a table of which a test has no view.
final class Rows: TableViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }
}
