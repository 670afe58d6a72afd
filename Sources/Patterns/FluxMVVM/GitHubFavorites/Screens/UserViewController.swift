import HeadlessUI
import Reactive
import Samples

/// Gives what the person does to a view model as publishers, shows what that publishes, and goes
/// where it wants to go.
@Traced(.view)
final class UserViewController: ViewController {
  private let user: User
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  private let dataSource: RowDataSource
  private let didLoad = PassthroughSubject<Void, Never>()
  private let failureDismissed = PassthroughSubject<Void, Never>()
  /// Held to keep it alive.
  private var viewModel: UserViewModel?
  /// Held to stay subscribed to what it publishes.
  private var cancellables: [AnyCancellable] = []

  init(user: User, screens: GitHubScreenFactory, screen: UserScreen) {
    dataSource = RowDataSource()
    self.user = user
    self.screens = screens
    self.screen = screen
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
        viewDidLoad: didLoad.eraseToAnyPublisher(),
        selection: screen.repositories.selectionPublisher.map(\.row).eraseToAnyPublisher(),
        offset: screen.repositories.contentOffsetPublisher,
        failureDismissed: failureDismissed.eraseToAnyPublisher()))
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
    dataSource.show(rows, in: screen.repositories)
  }

  private func spin(_ isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func follow(_ route: UserViewModel.Route) {
    switch route {
    case .repository(let repository): open(repository)
    case .failure(let message): show(failure: message)
    }
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }

  private func show(failure message: String) {
    let alert = AlertController(title: nil, message: message)
    alert.addAction(
      AlertAction(title: "OK", style: .cancel) { [weak self] _ in
        self?.failureDismissed.send()
      })
    present(alert, animated: true)
    // A screen out of sight presents nothing, and does not do so later either.
    if alert.presentingViewController == nil { failureDismissed.send() }
  }
}
