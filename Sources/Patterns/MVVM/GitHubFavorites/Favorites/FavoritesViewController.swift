import HeadlessUI
import Samples

/// Binds the list of favorites to its view model, and goes where that wants to go.
@Traced(.view)
final class FavoritesViewController: ViewController {
  let viewModel: FavoritesViewModel
  private let screens: GitHubScreenFactory
  private let screen: FavoritesScreen
  /// Held to keep the bindings alive.
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
      binder.bind(announcements: \.route, to: self) { view, route in view.follow(route) },
    ]
  }

  private func follow(_ route: FavoritesViewModel.Route) {
    switch route {
    case .repository(let repository): open(repository)
    }
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }
}
