import HeadlessUI
import Samples

/// A view of the search: the users that have arrived, how many there are, and whether a request is
/// under way.
@Traced(.view)
class UserListView: TableViewDataSource {
  private let screen: SearchScreen
  private let search: UserSearchModel
  private let navigator: any Navigator
  private let screens: GitHubScreenFactory
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(
    _ screen: SearchScreen, of search: UserSearchModel, navigator: any Navigator,
    screens: GitHubScreenFactory
  ) {
    self.screen = screen
    self.search = search
    self.navigator = navigator
    self.screens = screens
    screen.results.dataSource = self
    observations = [
      search.observe { [weak self] _ in self?.update() },
      search.observeFailures { [weak self] error in self?.show(error) },
    ]
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    search.search.users.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: search.search.users[indexPath.row].login)
  }

  func open(_ user: User) {
    navigator.push(screens.makeUserScreen(of: user))
  }

  private func update() {
    let shown = search.search
    screen.total.text = TotalText(loaded: shown.users.count, total: shown.total).text
    if shown.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, as in every pattern: the order of painting is no difference between them.
    screen.results.reloadData()
  }

  private func show(_ error: ServerError) {
    navigator.present(.failure(error.message))
  }
}
