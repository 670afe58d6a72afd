import HeadlessUI
import Samples

/// Writes the favorites into the view, opens the one whose row is tapped, and has them all removed.
@Traced(.controller)
final class FavoritesController {
  private let favorites: FavoritesModel
  private let screen: FavoritesScreen
  private let rows: TableRows
  private let navigator: any Navigator
  private let screens: GitHubScreenFactory
  private var observation: ObservationToken?

  init(
    favorites: FavoritesModel, screen: FavoritesScreen, navigator: any Navigator,
    screens: GitHubScreenFactory
  ) {
    self.favorites = favorites
    self.screen = screen
    self.navigator = navigator
    self.screens = screens
    rows = TableRows(of: screen.favorites)
    screen.favorites.delegate = self
    screen.removeAll.addAction(
      Action { [weak self] _ in self?.favorites.removeAll() }, for: .touchUpInside)
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  private func show(_ favorites: Favorites) {
    screen.empty.isHidden = !favorites.repositories.isEmpty
    screen.removeAll.isHidden = favorites.repositories.isEmpty
    rows.show(favorites.repositories.map(\.fullName))
  }
}

@Traced(extending: .controller)
extension FavoritesController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    navigator.push(
      screens.makeRepositoryScreen(of: favorites.favorites.repositories[indexPath.row]))
  }
}
