import HeadlessUI
import Samples

/// Keeps the favorites for all screens, lists them, opens one of them, and removes them all.
@Traced(.controller)
final class FavoritesViewController: ViewController {
  /// The favorites as they are now.
  private(set) var favorites = Favorites()
  /// The center to which it posts that they have changed.
  let center = NotificationCenter()
  private let screen: FavoritesScreen

  init(visibleRows: Int) {
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
    screen.removeAll.addAction(Action { [weak self] _ in self?.removeAll() }, for: .touchUpInside)
    show()
  }

  func add(_ repository: Repository) {
    favorites.add(repository)
    favoritesChanged()
  }

  func remove(_ repository: Repository) {
    favorites.remove(repository)
    favoritesChanged()
  }

  func open(_ repository: Repository) {
    navigationController?.pushViewController(
      RepositoryViewController(repository: repository, favorites: self), animated: true)
  }

  private func removeAll() {
    favorites.removeAll()
    favoritesChanged()
  }

  private func favoritesChanged() {
    // Before its tab was visited there is nothing in which to show them.
    if isViewLoaded { show() }
    center.post(name: .favoritesDidChange, object: self)
  }

  private func show() {
    screen.empty.isHidden = !favorites.repositories.isEmpty
    screen.removeAll.isHidden = favorites.repositories.isEmpty
    screen.favorites.reloadData()
  }
}

extension NotificationName {
  /// The favorites have changed; the object that posts it has them.
  static let favoritesDidChange: NotificationName = "favoritesDidChange"
}
