import HeadlessUI
import Samples

/// The results: a row for each user.
@Traced(extending: .view)
extension SearchViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    store.value.users.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: store.value.users[indexPath.row].login)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    open(store.value.users[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    actions.scroll(to: tableView.contentOffset)
  }
}
