import HeadlessUI
import Reactive
import Samples

/// Gives what the person does to a view model as publishers, shows what that publishes, and goes
/// where it wants to go.
@Traced(.view)
final class SearchViewController: ViewController {
  private let screens: GitHubScreenFactory
  private let screen: SearchScreen
  private let dataSource: RowDataSource
  private let failureDismissed = PassthroughSubject<Void, Never>()
  /// Held to keep it alive.
  private var viewModel: SearchViewModel?
  /// Held to stay subscribed to what it publishes.
  private var cancellables: [AnyCancellable] = []

  init(screens: GitHubScreenFactory, screen: SearchScreen) {
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
    screen.results.dataSource = dataSource
    let viewModel = screens.makeSearchViewModel(
      inputs: .init(
        text: screen.search.textPublisher,
        submit: screen.search.searchPublisher,
        cancel: screen.cancel.tapPublisher,
        isEditing: screen.search.isEditingPublisher,
        selection: screen.results.selectionPublisher.map(\.row).eraseToAnyPublisher(),
        offset: screen.results.contentOffsetPublisher,
        failureDismissed: failureDismissed.eraseToAnyPublisher()))
    bind(viewModel)
    self.viewModel = viewModel
  }

  private func bind(_ viewModel: SearchViewModel) {
    cancellables = [
      viewModel.total.map(Optional.some).assign(to: \.text, on: screen.total),
      viewModel.isLoading.sink { [weak self] isLoading in self?.spin(isLoading) },
      viewModel.isCancelHidden.assign(to: \.isHidden, on: screen.cancel),
      viewModel.logins.sink { [weak self] logins in self?.show(logins) },
      viewModel.endEditing.sink { [weak self] in self?.cancel() },
      viewModel.route.sink { [weak self] route in self?.follow(route) },
    ]
  }

  private func show(_ logins: [String]) {
    dataSource.show(logins, in: screen.results)
  }

  private func spin(_ isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func cancel() {
    screen.search.resignFirstResponder()
  }

  private func follow(_ route: SearchViewModel.Route) {
    switch route {
    case .user(let user): open(user)
    case .failure(let message): show(failure: message)
    }
  }

  private func open(_ user: User) {
    navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
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
