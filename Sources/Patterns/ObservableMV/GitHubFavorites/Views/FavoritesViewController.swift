import HeadlessUI
import Samples

/// Lists the favorites, opens one of them, and removes them all.
@Traced(.view)
final class FavoritesViewController: ViewController {
  /// The repositories that are listed.
  private(set) var repositories: [Repository] = []
  private let favorites: SharedFavorites
  private let screen: FavoritesScreen
  private let screens: GitHubScreenFactory

  init(favorites: SharedFavorites, screen: FavoritesScreen, screens: GitHubScreenFactory) {
    self.favorites = favorites
    self.screen = screen
    self.screens = screens
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
  }

  override func updateProperties() {
    super.updateProperties()
    repositories = favorites.favorites.repositories
    screen.empty.isHidden = !repositories.isEmpty
    screen.removeAll.isHidden = repositories.isEmpty
    screen.favorites.reloadData()
  }

  func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }
}
