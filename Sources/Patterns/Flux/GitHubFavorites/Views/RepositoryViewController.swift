import HeadlessUI
import Samples

/// Shows a repository, and whether it is among the store's favorites.
@Traced(.view)
final class RepositoryViewController: ViewController {
  private let repository: Repository
  private let actions: FavoritesActions
  private let favorites: FavoritesStore
  private let screen: RepositoryScreen
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(repository: Repository, actions: FavoritesActions, favorites: FavoritesStore) {
    screen = RepositoryScreen()
    self.repository = repository
    self.actions = actions
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
      Action { [weak self, repository] _ in self?.actions.toggleFavorite(repository) },
      for: .touchUpInside)
    subscription = favorites.subscribe { [weak self] in self?.show() }
    show()
  }

  private func show() {
    let isFavorite = favorites.value.contains(repository)
    screen.favorite.setTitle(isFavorite ? "Remove" : "Add", for: .normal)
  }
}
