import HeadlessUI
import Samples

/// A view of a user's repositories: those that have arrived, how many there are, and whether a
/// request is under way.
@Traced(.view)
class RepositoryListView: TableViewDataSource {
  private let screen: UserScreen
  private let repositories: RepositoryListModel
  private let navigator: any Navigator
  private let screens: GitHubScreenFactory
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(
    _ screen: UserScreen, of repositories: RepositoryListModel, navigator: any Navigator,
    screens: GitHubScreenFactory
  ) {
    self.screen = screen
    self.repositories = repositories
    self.navigator = navigator
    self.screens = screens
    screen.repositories.dataSource = self
  }

  func viewDidLoad() {
    navigator.showTitle("\(repositories.list.user.login)'s repositories")
    observations = [
      repositories.observe { [weak self] _ in self?.update() },
      repositories.observeFailures { [weak self] error in self?.show(error) },
    ]
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    repositories.list.repositories.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let repository = repositories.list.repositories[indexPath.row]
    return TableViewCell(text: "\(repository.name) ★\(repository.stars)")
  }

  func open(_ repository: Repository) {
    navigator.push(screens.makeRepositoryScreen(of: repository))
  }

  private func update() {
    let list = repositories.list
    screen.total.text = TotalText(loaded: list.repositories.count, total: list.total).text
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, as in every pattern: the order of painting is no difference between them.
    screen.repositories.reloadData()
  }

  private func show(_ error: ServerError) {
    navigator.present(.failure(error.message))
  }
}
