import HeadlessUI
import Samples

/// Shows the store's favorites, and the one that is open.
@Traced(.view)
final class FavoritesViewController: ViewController {
  let store: Store<FavoritesFeature.State, FavoritesFeature.Action>
  /// The favorites that are listed.
  private(set) var repositories: [Repository] = []
  private let screen: FavoritesScreen
  private let screens: GitHubScreenFactory
  /// Held to stay subscribed to the store.
  private var subscriptions: [StoreSubscription] = []

  init(
    store: Store<FavoritesFeature.State, FavoritesFeature.Action>, screen: FavoritesScreen,
    screens: GitHubScreenFactory
  ) {
    self.store = store
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
      Action { [weak self] _ in self?.store.send(.removeAllButtonTapped) }, for: .touchUpInside)
    subscriptions = [
      store.observe(\.favorites) { [weak self] favorites in self?.show(favorites) },
      store.ifLet(\.repository) { [weak self] repository in self?.open(repository) },
    ]
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(
        of: repository, store.scope(\.repository, as: FavoritesFeature.Action.repository)),
      animated: true)
  }

  private func show(_ favorites: Favorites) {
    repositories = favorites.repositories
    screen.empty.isHidden = !repositories.isEmpty
    screen.removeAll.isHidden = repositories.isEmpty
    screen.favorites.reloadData()
  }
}
