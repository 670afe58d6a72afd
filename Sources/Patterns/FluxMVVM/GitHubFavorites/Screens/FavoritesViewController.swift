import HeadlessUI
import Reactive
import Samples

/// Gives what the person does to a view model as publishers, shows what that publishes, and goes
/// where it wants to go.
@Traced(.view)
final class FavoritesViewController: ViewController {
  private let screens: GitHubScreenFactory
  private let screen: FavoritesScreen
  private let dataSource: RowDataSource
  /// Held to keep it alive.
  private var viewModel: FavoritesViewModel?
  /// Held to stay subscribed to what it publishes.
  private var cancellables: [AnyCancellable] = []

  init(screens: GitHubScreenFactory, screen: FavoritesScreen) {
    dataSource = RowDataSource()
    self.screens = screens
    self.screen = screen
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.favorites.dataSource = dataSource
    let viewModel = screens.makeFavoritesViewModel(
      inputs: .init(
        removeAll: screen.removeAll.tapPublisher,
        selection: screen.favorites.selectionPublisher.map(\.row).eraseToAnyPublisher()))
    cancellables = [
      viewModel.isEmptyHidden.assign(to: \.isHidden, on: screen.empty),
      viewModel.isRemoveAllHidden.assign(to: \.isHidden, on: screen.removeAll),
      viewModel.names.sink { [weak self] names in self?.show(names) },
      viewModel.route.sink { [weak self] route in self?.follow(route) },
    ]
    self.viewModel = viewModel
  }

  private func show(_ names: [String]) {
    dataSource.show(names, in: screen.favorites)
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
