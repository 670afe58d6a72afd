import HeadlessUI
import Reactive
import Samples

/// Gives what is tapped and scrolled to a view model, shows what that publishes, and opens the
/// repository that it publishes.
@Traced(.view)
final class UserViewController: ViewController {
  private let user: User
  /// Only kept for the next screen.
  private let favorites: FavoritesStreams
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  private let opened = PassthroughSubject<Void, Never>()
  private let dataSource: RowDataSource
  /// Only kept: what it publishes and subscribes to ends with it.
  private var viewModel: UserViewModel?
  private var cancellables: [AnyCancellable] = []

  init(
    user: User, favorites: FavoritesStreams, screens: GitHubScreenFactory, visibleRows: Int
  ) {
    dataSource = RowDataSource()
    self.user = user
    self.favorites = favorites
    self.screens = screens
    screen = UserScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.repositories.dataSource = dataSource
    let viewModel = screens.makeUserViewModel(
      of: user,
      inputs: .init(
        open: opened.eraseToAnyPublisher(),
        offset: screen.repositories.contentOffsetPublisher,
        selection: screen.repositories.selectionPublisher.map(\.row).eraseToAnyPublisher()))
    bind(viewModel)
    self.viewModel = viewModel
    opened.send()
  }

  private func bind(_ viewModel: UserViewModel) {
    cancellables = [
      viewModel.title.sink { [weak self] in self?.title = $0 },
      viewModel.total.map(Optional.some).assign(to: \.text, on: screen.total),
      viewModel.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      viewModel.repositories.sink { [weak self] in self?.show(repositories: $0) },
      viewModel.selectedRepository.sink { [weak self] repository in self?.open(repository) },
      viewModel.failure.sink { [weak self] in self?.show(failure: $0) },
    ]
  }

  private func show(repositories: [String]) {
    dataSource.show(repositories, in: screen.repositories)
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func show(failure: String) {
    present(AlertController.failure(failure), animated: true)
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository, favorites: favorites), animated: true)
  }
}
