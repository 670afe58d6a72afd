import HeadlessUI
import Samples

/// Shows a repository, and whether it is among the store's favorites.
@Traced(.view)
final class RepositoryViewController: ViewController {
  private let repository: Repository
  private let actions: FavoritesActions
  private let favorites: FavoritesStore
  private let screen: RepositoryScreen
  private var subscription: Subscription<Favorites>?

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
    screen.favorite.addAction(Action { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    subscription = favorites.subscribe { [weak self] favorites in self?.show(favorites) }
  }

  private func toggle() { actions.toggle(repository) }

  private func show(_ favorites: Favorites) {
    screen.favorite.setTitle(favorites.contains(repository) ? "Remove" : "Add", for: .normal)
  }
}
