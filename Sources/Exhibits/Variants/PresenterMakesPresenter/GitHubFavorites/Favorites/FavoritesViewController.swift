import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped and selected.
@Traced(.view)
final class FavoritesViewController: ViewController, FavoritesViewing {
  let presenter: any FavoritesPresenting
  private let screen: FavoritesScreen
  private let rows: RowDataSource

  init(presenter: any FavoritesPresenting, visibleRows: Int) {
    self.presenter = presenter
    screen = FavoritesScreen(visibleRows: visibleRows)
    rows = RowDataSource()
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.favorites.dataSource = rows
    screen.favorites.delegate = self
    screen.removeAll.addAction(
      Action { [weak self] _ in self?.presenter.didTapRemoveAll() }, for: .touchUpInside)
    presenter.view = self
    presenter.viewDidLoad()
  }

  func showFavorites(_ names: [String]) {
    rows.show(names, in: screen.favorites)
  }

  func setEmptyHidden(_ isHidden: Bool) { screen.empty.isHidden = isHidden }

  func setRemoveAllHidden(_ isHidden: Bool) { screen.removeAll.isHidden = isHidden }

  func openRepository(_ presenter: any RepositoryPresenting) {
    navigationController?.pushViewController(
      RepositoryViewController(presenter: presenter), animated: true)
  }
}
