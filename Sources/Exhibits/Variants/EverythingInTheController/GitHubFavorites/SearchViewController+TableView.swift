import HeadlessUI
import Samples

/// The results: a row for each user.
@Traced(extending: .controller)
extension SearchViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    search.users.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: search.users[indexPath.row].login)
  }
}

/// The person's actions on the results.
@Traced(extending: .controller)
extension SearchViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    open(search.users[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    scrolled(to: tableView.contentOffset)
  }
}
