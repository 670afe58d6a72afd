import HeadlessUI
import Samples

/// Shows a repository, and whether it is among the favorites; going back is sent, too.
@Traced(.view)
final class RepositoryViewController: ViewController {
  private let repository: Repository
  private let presented: Store<Repository, Never>
  private let favorites: Store<FavoritesFeature.State, FavoritesFeature.Action>
  private let screen: RepositoryScreen
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(
    repository: Repository, presented: Store<Repository, Never>,
    favorites: Store<FavoritesFeature.State, FavoritesFeature.Action>
  ) {
    screen = RepositoryScreen()
    self.repository = repository
    self.presented = presented
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
      Action { [weak self, repository] _ in
        self?.favorites.send(.favoriteButtonTapped(repository))
      },
      for: .touchUpInside)
    subscription = favorites.observe(\.favorites) { [weak self] favorites in
      self?.show(favorites)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { presented.dismiss() }
  }

  private func show(_ favorites: Favorites) {
    screen.favorite.setTitle(favorites.contains(repository) ? "Remove" : "Add", for: .normal)
  }
}
