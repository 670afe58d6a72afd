import HeadlessUI
import Samples

/// The results: a row for each user.
@Traced(extending: .view)
extension SearchViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: viewModel.rows[indexPath.row])
  }
}

/// The person's actions on the results.
@Traced(extending: .view)
extension SearchViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.select(row: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.scrolled(to: tableView.contentOffset)
  }
}
