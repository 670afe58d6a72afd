import HeadlessUI
import Samples

/// Observes the favorites and lists them; reports what was tapped and selected.
@Traced(.view)
final class FavoritesViewController: ViewController {
  private let presenter: any FavoritesPresenting
  private let favorites: FavoritesModel
  private let screens: GitHubScreenFactory
  private let screen: FavoritesScreen
  private var observation: ObservationToken?

  init(
    presenter: any FavoritesPresenting, favorites: FavoritesModel,
    screens: GitHubScreenFactory, visibleRows: Int
  ) {
    self.presenter = presenter
    self.favorites = favorites
    self.screens = screens
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
      Action { [weak self] _ in self?.presenter.didTapRemoveAll() }, for: .touchUpInside)
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  private func show(_ favorites: Favorites) {
    screen.empty.isHidden = !favorites.repositories.isEmpty
    screen.removeAll.isHidden = favorites.repositories.isEmpty
    screen.favorites.reloadData()
  }
}

@Traced(extending: .view)
extension FavoritesViewController: FavoritesViewing {
  func openRepository(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }
}

@Traced(extending: .view)
extension FavoritesViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    favorites.favorites.repositories.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: favorites.favorites.repositories[indexPath.row].fullName)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectFavorite(at: indexPath.row)
  }
}
