import HeadlessUI
import Samples

/// Removes all favorites at a tap, and decides which one to open.
@Traced(.controller)
final class FavoritesController: TableViewDelegate {
  private let favorites: FavoritesModel
  private let view: FavoritesView

  init(_ screen: FavoritesScreen, of favorites: FavoritesModel, view: FavoritesView) {
    self.favorites = favorites
    self.view = view
    screen.favorites.delegate = self
    screen.removeAll.addAction(
      Action { [weak self] _ in self?.favorites.removeAll() }, for: .touchUpInside)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    view.open(favorites.favorites.repositories[indexPath.row])
  }
}
