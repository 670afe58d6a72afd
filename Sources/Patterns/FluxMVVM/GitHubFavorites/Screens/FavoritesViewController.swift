import HeadlessUI
import Reactive
import Samples

/// Gives what the person does to a view model as publishers, shows what that publishes, and goes
/// where it wants to go.
@Traced(.view)
final class FavoritesViewController: ViewController {
  private let factory: GitHubScreenFactory
  private let screen: FavoritesScreen
  private var names: [String] = []
  private var viewModel: FavoritesViewModel?
  private var cancellables: [AnyCancellable] = []

  init(factory: GitHubScreenFactory, screen: FavoritesScreen) {
    self.factory = factory
    self.screen = screen
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.favorites.dataSource = self
    let viewModel = factory.makeFavoritesViewModel(
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
    self.names = names
    screen.favorites.reloadData()
  }

  private func follow(_ route: FavoritesViewModel.Route) {
    switch route {
    case .repository(let repository):
      navigationController?.pushViewController(
        factory.makeRepositoryScreen(of: repository), animated: true)
    }
  }
}

/// The list: a row for each favorite.
@Traced(extending: .view)
extension FavoritesViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: names[indexPath.row])
  }
}
