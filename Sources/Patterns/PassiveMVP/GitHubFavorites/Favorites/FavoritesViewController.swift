import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped and selected.
@Traced(.view)
final class FavoritesViewController: ViewController {
  private let presenter: any FavoritesPresenting
  private let screens: GitHubScreenFactory
  private let screen: FavoritesScreen
  private var names: [String] = []

  init(presenter: any FavoritesPresenting, screens: GitHubScreenFactory, visibleRows: Int) {
    self.presenter = presenter
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
    presenter.viewDidLoad()
  }
}

@Traced(extending: .view)
extension FavoritesViewController: FavoritesViewing {
  func showFavorites(_ names: [String]) {
    self.names = names
    screen.favorites.reloadData()
  }

  func showEmpty() { screen.empty.isHidden = false }

  func hideEmpty() { screen.empty.isHidden = true }

  func showRemoveAll() { screen.removeAll.isHidden = false }

  func hideRemoveAll() { screen.removeAll.isHidden = true }

  func openRepository(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }
}

@Traced(extending: .view)
extension FavoritesViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: names[indexPath.row])
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectFavorite(at: indexPath.row)
  }
}
