import HeadlessUI
import Reactive
import Samples

/// Gives what is tapped to a view model, shows what that publishes, and opens the repository that
/// it publishes.
@Traced(.view)
final class FavoritesViewController: ViewController {
  private let factory: GitHubFactory
  private let screen: FavoritesScreen
  private let dataSource: RowDataSource
  private var viewModel: FavoritesViewModel?
  private var cancellables: [AnyCancellable] = []

  init(factory: GitHubFactory, visibleRows: Int) {
    dataSource = RowDataSource()
    self.factory = factory
    screen = FavoritesScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.favorites.dataSource = dataSource
    let viewModel = factory.makeFavoritesViewModel(
      inputs: .init(
        selection: screen.favorites.selectionPublisher.map(\.row).eraseToAnyPublisher(),
        removeAll: screen.removeAll.tapPublisher))
    cancellables = [
      viewModel.isEmpty.map { !$0 }.assign(to: \.isHidden, on: screen.empty),
      viewModel.isEmpty.assign(to: \.isHidden, on: screen.removeAll),
      viewModel.names.sink { [weak self] in self?.show(names: $0) },
      viewModel.selectedRepository.sink { [weak self] repository in self?.open(repository) },
    ]
    self.viewModel = viewModel
  }

  private func show(names: [String]) {
    dataSource.rows = names
    screen.favorites.reloadData()
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      factory.makeRepositoryScreen(of: repository), animated: true)
  }
}
