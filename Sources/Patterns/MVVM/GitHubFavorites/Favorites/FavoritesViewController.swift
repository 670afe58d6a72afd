import HeadlessUI
import Samples

/// Binds the list of favorites to its view model, and goes where that wants to go.
@Traced(.view)
final class FavoritesViewController: ViewController {
  private let viewModel: FavoritesViewModel
  private let screens: GitHubScreenFactory
  private let screen: FavoritesScreen
  private var bindings: [NotificationToken] = []

  init(viewModel: FavoritesViewModel, screens: GitHubScreenFactory, visibleRows: Int) {
    self.viewModel = viewModel
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
      Action { [weak self] _ in self?.viewModel.removeAll() }, for: .touchUpInside)
    let binder = Binder(viewModel)
    bindings = [
      binder.bind(\.isEmptyHidden, to: screen.empty, \.isHidden),
      binder.bind(\.isRemoveAllHidden, to: screen.removeAll, \.isHidden),
      binder.bind(\.rows, to: screen.favorites) { table, _ in table.reloadData() },
      binder.bind(\.route, to: self) { view, route in view.follow(route) },
    ]
  }

  private func follow(_ route: FavoritesViewModel.Route?) {
    switch route {
    case .repository(let repository):
      navigationController?.pushViewController(
        screens.makeRepositoryScreen(of: repository), animated: true)
    case nil: break
    }
  }
}

@Traced(extending: .view)
extension FavoritesViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: viewModel.rows[indexPath.row])
  }
}

@Traced(extending: .view)
extension FavoritesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.select(row: indexPath.row)
  }
}
