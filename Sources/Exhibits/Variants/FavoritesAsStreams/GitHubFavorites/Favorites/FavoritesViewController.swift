import HeadlessUI
import Reactive
import Samples

/// Gives what is tapped to a view model, shows what that publishes, and opens the repository that
/// it publishes.
@Traced(.view)
final class FavoritesViewController: ViewController {
  private let favorites: FavoritesStreams
  private let screens: GitHubScreenFactory
  private let screen: FavoritesScreen
  private let dataSource: RowDataSource
  /// Only kept: what it publishes and subscribes to ends with it.
  private var viewModel: FavoritesViewModel?
  private var cancellables: [AnyCancellable] = []

  init(favorites: FavoritesStreams, screens: GitHubScreenFactory, visibleRows: Int) {
    dataSource = RowDataSource()
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
    screen.favorites.dataSource = dataSource
    let viewModel = screens.makeFavoritesViewModel(
      favorites: favorites,
      inputs: .init(
        selection: screen.favorites.selectionPublisher.map(\.row).eraseToAnyPublisher(),
        removeAll: screen.removeAll.tapPublisher))
    cancellables = [
      viewModel.isEmptyHidden.assign(to: \.isHidden, on: screen.empty),
      viewModel.isRemoveAllHidden.assign(to: \.isHidden, on: screen.removeAll),
      viewModel.names.sink { [weak self] in self?.show(names: $0) },
      viewModel.selectedRepository.sink { [weak self] repository in self?.open(repository) },
    ]
    self.viewModel = viewModel
  }

  private func show(names: [String]) {
    dataSource.show(names, in: screen.favorites)
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository, favorites: favorites), animated: true)
  }
}
