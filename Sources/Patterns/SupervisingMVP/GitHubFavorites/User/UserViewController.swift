import HeadlessUI
import Samples

/// Observes a user's repositories and lists them; reports what was scrolled and selected.
@Traced(.view)
final class UserViewController: ViewController {
  private let presenter: any UserPresenting
  private let repositories: RepositoryListModel
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  private var observations: [ObservationToken] = []

  init(
    presenter: any UserPresenting, repositories: RepositoryListModel,
    screens: GitHubScreenFactory, visibleRows: Int
  ) {
    self.presenter = presenter
    self.repositories = repositories
    self.screens = screens
    screen = UserScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(repositories.list.user.login)'s repositories"
    screen.repositories.dataSource = self
    screen.repositories.delegate = self
    observations = [
      repositories.observe { [weak self] list in self?.show(list) },
      repositories.observeFailures { [weak self] error in self?.show(error) },
    ]
    presenter.viewDidLoad()
  }

  private func show(_ list: RepositoryList) {
    screen.total.text = TotalText(loaded: list.repositories.count, total: list.total).text
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, as in every pattern: the order of painting is no difference between them.
    screen.repositories.reloadData()
  }

  private func show(_ error: ServerError) {
    present(AlertController.failure(error.message), animated: true)
  }
}

@Traced(extending: .view)
extension UserViewController: UserViewing {
  func openRepository(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }
}

@Traced(extending: .view)
extension UserViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    repositories.list.repositories.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let repository = repositories.list.repositories[indexPath.row]
    return TableViewCell(text: "\(repository.name) ★\(repository.stars)")
  }

  func tableViewDidScroll(_ tableView: TableView) {
    presenter.didScroll(to: tableView.contentOffset)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectRepository(at: indexPath.row)
  }
}
