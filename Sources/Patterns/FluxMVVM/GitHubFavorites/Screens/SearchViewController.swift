import HeadlessUI
import Reactive
import Samples

/// Gives what the person does to a view model as publishers, shows what that publishes, and goes
/// where it wants to go.
@Traced(.view)
final class SearchViewController: ViewController {
  private let factory: GitHubScreenFactory
  private let screen: SearchScreen
  private let didLoad = PassthroughSubject<Void, Never>()
  private var logins: [String] = []
  private var viewModel: SearchViewModel?
  private var cancellables: [AnyCancellable] = []

  init(factory: GitHubScreenFactory, screen: SearchScreen) {
    self.factory = factory
    self.screen = screen
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.results.dataSource = self
    let viewModel = factory.makeSearchViewModel(
      inputs: .init(
        viewDidLoad: didLoad.eraseToAnyPublisher(),
        text: screen.search.textPublisher,
        submit: screen.search.searchPublisher,
        cancel: screen.cancel.tapPublisher,
        isEditing: screen.search.isEditingPublisher,
        selection: screen.results.selectionPublisher.map(\.row).eraseToAnyPublisher(),
        offset: screen.results.contentOffsetPublisher))
    bind(viewModel)
    self.viewModel = viewModel
    didLoad.send()
  }

  private func bind(_ viewModel: SearchViewModel) {
    cancellables = [
      viewModel.total.map(Optional.some).assign(to: \.text, on: screen.total),
      viewModel.isLoading.sink { [weak self] isLoading in self?.spin(isLoading) },
      viewModel.isCancelHidden.assign(to: \.isHidden, on: screen.cancel),
      viewModel.logins.sink { [weak self] logins in self?.show(logins) },
      viewModel.endEditing.sink { [weak self] in self?.endEditing() },
      viewModel.route.sink { [weak self] route in self?.follow(route) },
    ]
  }

  private func show(_ logins: [String]) {
    self.logins = logins
    screen.results.reloadData()
  }

  private func spin(_ isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func endEditing() { screen.search.resignFirstResponder() }

  private func follow(_ route: SearchViewModel.Route) {
    switch route {
    case .user(let user):
      navigationController?.pushViewController(factory.makeUserScreen(of: user), animated: true)
    case .failure(let message): present(AlertController.failure(message), animated: true)
    }
  }
}

/// The results: a row for each user.
@Traced(extending: .view)
extension SearchViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    logins.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: logins[indexPath.row])
  }
}
