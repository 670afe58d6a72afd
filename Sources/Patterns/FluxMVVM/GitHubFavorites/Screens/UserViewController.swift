import HeadlessUI
import Reactive
import Samples

/// Gives what the person does to a view model as publishers, shows what that publishes, and goes
/// where it wants to go.
@Traced(.view)
final class UserViewController: ViewController {
  private let user: User
  private let factory: GitHubScreenFactory
  private let screen: UserScreen
  private let didLoad = PassthroughSubject<Void, Never>()
  private var rows: [String] = []
  private var viewModel: UserViewModel?
  private var cancellables: [AnyCancellable] = []

  init(user: User, factory: GitHubScreenFactory, screen: UserScreen) {
    self.user = user
    self.factory = factory
    self.screen = screen
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.repositories.dataSource = self
    let viewModel = factory.makeUserViewModel(
      of: user,
      inputs: .init(
        viewDidLoad: didLoad.eraseToAnyPublisher(),
        selection: screen.repositories.selectionPublisher.map(\.row).eraseToAnyPublisher(),
        offset: screen.repositories.contentOffsetPublisher))
    title = viewModel.title
    cancellables = [
      viewModel.total.map(Optional.some).assign(to: \.text, on: screen.total),
      viewModel.isLoading.sink { [weak self] isLoading in self?.spin(isLoading) },
      viewModel.rows.sink { [weak self] rows in self?.show(rows) },
      viewModel.route.sink { [weak self] route in self?.follow(route) },
    ]
    self.viewModel = viewModel
    didLoad.send()
  }

  private func show(_ rows: [String]) {
    self.rows = rows
    screen.repositories.reloadData()
  }

  private func spin(_ isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func follow(_ route: UserViewModel.Route) {
    switch route {
    case .repository(let repository):
      navigationController?.pushViewController(
        factory.makeRepositoryScreen(of: repository), animated: true)
    case .failure(let message): present(AlertController.failure(message), animated: true)
    }
  }
}

/// The list: a row for each repository.
@Traced(extending: .view)
extension UserViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: rows[indexPath.row])
  }
}
