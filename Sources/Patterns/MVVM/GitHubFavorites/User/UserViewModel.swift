import Samples

/// What the list of a user's repositories shows, kept in step with it, and where it wants to go.
@Traced(.viewModel)
final class UserViewModel: Bindable {
  /// What the view is to do next; announced, and gone again.
  enum Route: Equatable {
    case repository(Repository)
    case failureAlert(String)
  }

  let changes: Changes<UserViewModel>
  let title: String
  private(set) var rows: [String] = []
  private(set) var total: String?
  private(set) var isLoading = false
  private(set) var route: Route?
  private let repositories: RepositoryListModel
  private var observations: [ObservationToken] = []

  init(repositories: RepositoryListModel) {
    changes = Changes(
      publishing: [
        \.rows: "rows", \.total: "total", \.isLoading: "isLoading", \.route: "route",
      ])
    self.repositories = repositories
    title = "\(repositories.list.user.login)'s repositories"
    observations = [
      repositories.observe { [weak self] list in self?.show(list) },
      repositories.observeFailures { [weak self] error in self?.report(error) },
    ]
  }

  func load() { repositories.load() }

  func scrolled(to offset: Int) { repositories.scrolled(to: offset) }

  func select(row: Int) {
    changes.announce(\.route, of: self, .repository(repositories.list.repositories[row]))
  }

  private func show(_ list: RepositoryList) {
    let total = TotalText.make(loaded: list.repositories.count, total: list.total)
    let rows = list.repositories.map { "\($0.name) ★\($0.stars)" }
    changes.update(\.total, of: self, to: total)
    changes.update(\.isLoading, of: self, to: list.isLoading)
    // Last, as in every pattern: the order of painting is no difference between them.
    changes.update(\.rows, of: self, to: rows)
  }

  private func report(_ error: ServerError) {
    changes.announce(\.route, of: self, .failureAlert(error.message))
  }
}
