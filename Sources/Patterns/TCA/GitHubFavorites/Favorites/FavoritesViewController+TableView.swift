import HeadlessUI
import Samples

/// The list: a row for each favorite.
@Traced(extending: .view)
extension FavoritesViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    repositories.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: repositories[indexPath.row].fullName)
  }
}

/// The person's actions on the list.
@Traced(extending: .view)
extension FavoritesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    store.send(.repositoryTapped(repositories[indexPath.row]))
  }
}
