import HeadlessUI
import Samples

/// Writes what was found into the view, and opens the user whose row is tapped.
@Traced(.controller)
final class SearchResultsController: TableViewDelegate {
  private let search: UserSearchModel
  private let screen: SearchScreen
  private let rows: RowDataSource
  private let navigator: any Navigator
  private let screens: GitHubScreenFactory
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(
    search: UserSearchModel, screen: SearchScreen, navigator: any Navigator,
    screens: GitHubScreenFactory
  ) {
    self.search = search
    self.screen = screen
    self.navigator = navigator
    self.screens = screens
    rows = RowDataSource()
    screen.results.dataSource = rows
    screen.results.delegate = self
    observations = [
      search.observe { [weak self] search in self?.show(search) },
      search.observeFailures { [weak self] error in self?.show(error) },
    ]
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    open(search.search.users[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    search.scrolled(to: tableView.contentOffset)
  }

  private func open(_ user: User) {
    navigator.push(screens.makeUserScreen(of: user))
  }

  private func show(_ search: UserSearch) {
    screen.total.text = TotalText(loaded: search.users.count, total: search.total).text
    if search.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, as in every pattern: the order of painting is no difference between them.
    rows.show(search.users.map(\.login), in: screen.results)
  }

  private func show(_ error: ServerError) {
    navigator.present(.failure(error.message))
  }
}
