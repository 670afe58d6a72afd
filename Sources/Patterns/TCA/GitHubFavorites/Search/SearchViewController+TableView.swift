import HeadlessUI
import Samples

/// The results: a row for each user.
@Traced(extending: .view)
extension SearchViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    users.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: users[indexPath.row].login)
  }
}

/// The person's actions on the results.
@Traced(extending: .view)
extension SearchViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    store.send(.userTapped(users[indexPath.row]))
  }

  func tableViewDidScroll(_ tableView: TableView) {
    store.send(.scrolled(to: tableView.contentOffset))
  }
}
