import HeadlessUI
import Samples

/// Shows the store's favorites, and opens one.
@Traced(.view)
final class FavoritesViewController: ViewController {
  let store: FavoritesStore
  private let actions: FavoritesActions
  private let screen: FavoritesScreen
  private let screens: GitHubScreenFactory
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(
    actions: FavoritesActions, store: FavoritesStore, screen: FavoritesScreen,
    screens: GitHubScreenFactory
  ) {
    self.actions = actions
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
      Action { [weak self] _ in self?.actions.removeAll() }, for: .touchUpInside)
    subscription = store.subscribe { [weak self] in self?.show() }
    show()
  }

  func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }

  private func show() {
    let repositories = store.value.repositories
    screen.empty.isHidden = !repositories.isEmpty
    screen.removeAll.isHidden = repositories.isEmpty
    screen.favorites.reloadData()
  }
}
