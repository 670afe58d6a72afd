import HeadlessUI
import Samples

/// Shows a repository, and adds it to the favorites or removes it.
@Traced(.controller)
final class RepositoryViewController: ViewController {
  private let repository: Repository
  private let favorites: FavoritesViewController
  private let screen: RepositoryScreen
  /// Kept only because releasing it would end the observation.
  private var observation: NotificationToken?

  init(repository: Repository, favorites: FavoritesViewController) {
    screen = RepositoryScreen()
    self.repository = repository
    self.favorites = favorites
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.name.text = repository.fullName
    screen.description.text = repository.description
    screen.favorite.addAction(
      Action { [weak self] _ in self?.toggleFavorite() }, for: .touchUpInside)
    observation = favorites.center.addObserver(
      forName: .favoritesDidChange, object: favorites
    ) { [weak self] _ in self?.show() }
    show()
  }

  private func toggleFavorite() {
    if favorites.favorites.contains(repository) {
      favorites.remove(repository)
    } else {
      favorites.add(repository)
    }
  }

  private func show() {
    let isFavorite = favorites.favorites.contains(repository)
    screen.favorite.setTitle(isFavorite ? "Remove" : "Add", for: .normal)
  }
}
