import HeadlessUI
import Samples

/// Writes the favorites into the view, opens the one whose row is tapped, and has them all removed.
@Traced(.controller)
final class FavoritesController: TableViewDelegate {
  private let favorites: FavoritesModel
  private let screen: FavoritesScreen
  private let rows: RowDataSource
  private let navigator: any Navigator
  private let screens: GitHubScreenFactory
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(
    favorites: FavoritesModel, screen: FavoritesScreen, navigator: any Navigator,
    screens: GitHubScreenFactory
  ) {
    self.favorites = favorites
    self.screen = screen
    self.navigator = navigator
    self.screens = screens
    rows = RowDataSource()
    screen.favorites.dataSource = rows
    screen.favorites.delegate = self
    screen.removeAll.addAction(
      Action { [weak self] _ in self?.favorites.removeAll() }, for: .touchUpInside)
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    open(favorites.favorites.repositories[indexPath.row])
  }

  private func open(_ repository: Repository) {
    navigator.push(screens.makeRepositoryScreen(of: repository))
  }

  private func show(_ favorites: Favorites) {
    screen.empty.isHidden = !favorites.repositories.isEmpty
    screen.removeAll.isHidden = favorites.repositories.isEmpty
    rows.show(favorites.repositories.map(\.fullName), in: screen.favorites)
  }
}
