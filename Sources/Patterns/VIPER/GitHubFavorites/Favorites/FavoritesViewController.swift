import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped and selected.
@Traced(.view)
final class FavoritesViewController: ViewController, FavoritesViewInput {
  let output: any FavoritesViewOutput
  private let screen: FavoritesScreen
  private let rows: RowDataSource

  init(output: any FavoritesViewOutput, visibleRows: Int) {
    self.output = output
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
      Action { [weak self] _ in self?.output.didTapRemoveAll() }, for: .touchUpInside)
    output.viewIsReady()
  }

  func showFavorites(_ names: [String]) {
    rows.show(names, in: screen.favorites)
  }

  func setEmptyHidden(_ isHidden: Bool) { screen.empty.isHidden = isHidden }

  func setRemoveAllHidden(_ isHidden: Bool) { screen.removeAll.isHidden = isHidden }
}
