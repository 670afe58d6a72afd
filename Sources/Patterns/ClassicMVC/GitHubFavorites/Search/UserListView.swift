import HeadlessUI
import Samples

/// A view of the search: the users that have arrived, how many there are, and whether a request is
/// under way.
@Traced(.view)
class UserListView: TableViewDataSource {
  private let screen: SearchScreen
  private let model: UserSearchModel
  private let navigator: Navigator
  private let screens: GitHubScreenFactory
  private var observations: [ObservationToken] = []

  init(
    _ screen: SearchScreen, of model: UserSearchModel, navigator: Navigator,
    screens: GitHubScreenFactory
  ) {
    self.screen = screen
    self.model = model
    self.navigator = navigator
    self.screens = screens
    screen.results.dataSource = self
    observations = [
      model.observe { [weak self] _ in self?.update() },
      model.observeFailures { [weak self] error in self?.show(error) },
    ]
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.search.users.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: model.search.users[indexPath.row].login)
  }

  func open(_ user: User) {
    navigator.push(screens.makeUserScreen(of: user))
  }

  private func update() {
    let search = model.search
    screen.total.text = TotalText(loaded: search.users.count, total: search.total).text
    if search.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, since a table that is loaded again may scroll, and so lead to the next search.
    screen.results.reloadData()
  }

  private func show(_ error: ServerError) {
    navigator.present(.failure(error.message))
  }
}
