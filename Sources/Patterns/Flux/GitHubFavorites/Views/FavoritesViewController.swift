import HeadlessUI
import Samples

/// Shows the store's favorites, and opens one.
@Traced(.view)
final class FavoritesViewController: ViewController {
  private let actions: FavoritesActions
  private let store: FavoritesStore
  private let screen: FavoritesScreen
  private let screens: GitHubScreenFactory
  private var subscription: Subscription<Favorites>?

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
    subscription = store.subscribe { [weak self] favorites in self?.show(favorites) }
  }

  private func show(_ favorites: Favorites) {
    screen.empty.isHidden = !favorites.repositories.isEmpty
    screen.removeAll.isHidden = favorites.repositories.isEmpty
    screen.favorites.reloadData()
  }
}

/// The list: a row for each favorite.
@Traced(extending: .view)
extension FavoritesViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    store.value.repositories.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: store.value.repositories[indexPath.row].fullName)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: store.value.repositories[indexPath.row]), animated: true)
  }
}
