import HeadlessUI
import Samples

/// A view of the favorites: their names, or that there are none.
@Traced(.view)
class FavoritesView: TableViewDataSource {
  private let screen: FavoritesScreen
  private let favorites: FavoritesModel
  private let navigator: any Navigator
  private let screens: GitHubScreenFactory
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(
    _ screen: FavoritesScreen, of favorites: FavoritesModel, navigator: any Navigator,
    screens: GitHubScreenFactory
  ) {
    self.screen = screen
    self.favorites = favorites
    self.navigator = navigator
    self.screens = screens
    screen.favorites.dataSource = self
    observation = favorites.observe { [weak self] _ in self?.update() }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    favorites.favorites.repositories.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: favorites.favorites.repositories[indexPath.row].fullName)
  }

  func open(_ repository: Repository) {
    navigator.push(screens.makeRepositoryScreen(of: repository))
  }

  private func update() {
    let isEmpty = favorites.favorites.repositories.isEmpty
    screen.empty.isHidden = !isEmpty
    screen.removeAll.isHidden = isEmpty
    screen.favorites.reloadData()
  }
}
