import HeadlessUI
import Samples

/// Has a user's repositories loaded, writes them into the view, and opens the one whose row is
/// tapped.
@Traced(.controller)
final class RepositoryListController: TableViewDelegate {
  private let repositories: RepositoryListModel
  private let screen: UserScreen
  private let rows: RowDataSource
  private let navigator: any Navigator
  private let screens: GitHubScreenFactory
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(
    repositories: RepositoryListModel, screen: UserScreen, navigator: any Navigator,
    screens: GitHubScreenFactory
  ) {
    self.repositories = repositories
    self.screen = screen
    self.navigator = navigator
    self.screens = screens
    rows = RowDataSource()
    screen.repositories.dataSource = rows
    screen.repositories.delegate = self
  }

  func viewDidLoad() {
    navigator.showTitle("\(repositories.list.user.login)'s repositories")
    observations = [
      repositories.observe { [weak self] list in self?.show(list) },
      repositories.observeFailures { [weak self] error in self?.show(error) },
    ]
    repositories.load()
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    open(repositories.list.repositories[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    repositories.scrolled(to: tableView.contentOffset)
  }

  private func open(_ repository: Repository) {
    navigator.push(screens.makeRepositoryScreen(of: repository))
  }

  private func show(_ list: RepositoryList) {
    screen.total.text = TotalText(loaded: list.repositories.count, total: list.total).text
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, as in every pattern: the order of painting is no difference between them.
    rows.show(list.repositories.map { "\($0.name) ★\($0.stars)" }, in: screen.repositories)
  }

  private func show(_ error: ServerError) {
    navigator.present(.failure(error.message))
  }
}
