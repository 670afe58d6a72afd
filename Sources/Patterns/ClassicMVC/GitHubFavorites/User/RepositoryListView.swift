import HeadlessUI
import Samples

/// A view of a user's repositories: those that have arrived, how many there are, and whether a
/// request is under way.
@Traced(.view)
class RepositoryListView: TableViewDataSource {
  private let screen: UserScreen
  private let model: RepositoryListModel
  private let navigator: Navigator
  private let screens: GitHubScreenFactory
  private var observations: [ObservationToken] = []

  init(
    _ screen: UserScreen, of model: RepositoryListModel, navigator: Navigator,
    screens: GitHubScreenFactory
  ) {
    self.screen = screen
    self.model = model
    self.navigator = navigator
    self.screens = screens
    navigator.showTitle("\(model.list.user.login)'s repositories")
    screen.repositories.dataSource = self
    observations = [
      model.observe { [weak self] _ in self?.update() },
      model.observeFailures { [weak self] error in self?.show(error) },
    ]
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.list.repositories.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let repository = model.list.repositories[indexPath.row]
    return TableViewCell(text: "\(repository.name) ★\(repository.stars)")
  }

  func open(_ repository: Repository) {
    navigator.push(screens.makeRepositoryScreen(of: repository))
  }

  private func update() {
    let list = model.list
    screen.total.text = TotalText(loaded: list.repositories.count, total: list.total).text
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, since a table that is loaded again may scroll, and so lead to the next list.
    screen.repositories.reloadData()
  }

  private func show(_ error: ServerError) {
    navigator.present(.failure(error.message))
  }
}
