import HeadlessUI
import Samples

/// The list: a row for each favorite.
@Traced(extending: .controller)
extension FavoritesViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    favorites.repositories.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: favorites.repositories[indexPath.row].fullName)
  }
}

/// The person's actions on the list.
@Traced(extending: .controller)
extension FavoritesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    open(favorites.repositories[indexPath.row])
  }
}
