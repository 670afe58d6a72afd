import HeadlessUI
import Reactive
import Samples

/// Gives what is tapped and scrolled to a view model, shows what that publishes, and opens the
/// repository that it publishes.
@Traced(.view)
final class UserViewController: ViewController {
  private let user: User
  private let factory: GitHubFactory
  private let screen: UserScreen
  private let opened = PassthroughSubject<Void, Never>()
  private let dataSource: RowDataSource
  private var viewModel: UserViewModel?
  private var cancellables: [AnyCancellable] = []

  init(user: User, factory: GitHubFactory, visibleRows: Int) {
    dataSource = RowDataSource()
    self.user = user
    self.factory = factory
    screen = UserScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.repositories.dataSource = dataSource
    let viewModel = factory.makeUserViewModel(
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
      viewModel.failure.sink { [weak self] message in self?.show(failure: message) },
    ]
  }

  private func show(repositories: [String]) {
    dataSource.rows = repositories
    screen.repositories.reloadData()
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func show(failure message: String) {
    present(AlertController.failure(message), animated: true)
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      factory.makeRepositoryScreen(of: repository), animated: true)
  }
}
