import HeadlessUI
import Samples

/// Lists the favorites, opens one of them, and removes them all.
@Traced(.controller)
final class StaleTitleFavoritesViewController: ViewController {
  let favorites: FavoritesModel
  private let screen: FavoritesScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(favorites: FavoritesModel, visibleRows: Int) {
    self.favorites = favorites
    screen = FavoritesScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.favorites.dataSource = self
    screen.favorites.delegate = self
    screen.removeAll.addAction(
      Action { [weak self] _ in self?.favorites.removeAll() }, for: .touchUpInside)
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  func open(_ repository: Repository) {
    navigationController?.pushViewController(
      StaleTitleRepositoryViewController(repository: repository, favorites: favorites),
      animated: true)
  }

  private func show(_ favorites: Favorites) {
    screen.empty.isHidden = !favorites.repositories.isEmpty
    screen.removeAll.isHidden = favorites.repositories.isEmpty
    screen.favorites.reloadData()
  }
}
