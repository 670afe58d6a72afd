import Samples

/// The contents of the list of a user's repositories, in step with these, and where it wants to go.
@Traced(.viewModel)
final class UserViewModel: Bindable {
  /// The place that the screen is to go to next.
  enum Route: Equatable {
    case repository(Repository)
  }

  let changes: Changes<UserViewModel>
  let title: String
  private(set) var rows: [String] = []
  private(set) var total = ""
  private(set) var isLoading = false
  /// Announced, and gone again.
  private(set) var route: Route?
  /// The reason why a page did not come; announced, and gone again.
  private(set) var failure: String?
  private let repositories: RepositoryListModel
  /// Held to keep the observations alive.
  private var observations: [ObservationToken] = []

  init(repositories: RepositoryListModel) {
    changes = Changes(
      publishing: [
        \.rows: "rows", \.total: "total", \.isLoading: "isLoading", \.route: "route",
        \.failure: "failure",
      ])
    self.repositories = repositories
    title = "\(repositories.list.user.login)'s repositories"
    observations = [
      repositories.observe { [weak self] list in self?.show(list) },
      repositories.observeFailures { [weak self] error in self?.show(error) },
    ]
  }

  func load() { repositories.load() }

  func scrolled(to offset: Int) { repositories.scrolled(to: offset) }

  func select(row: Int) {
    changes.announce(\.route, of: self, .repository(repositories.list.repositories[row]))
  }

  private func show(_ list: RepositoryList) {
    let total = TotalText(loaded: list.repositories.count, total: list.total).text
    let rows = list.repositories.map { "\($0.name) ★\($0.stars)" }
    changes.update(\.total, of: self, to: total)
    changes.update(\.isLoading, of: self, to: list.isLoading)
    // Last, as in every pattern: the order of painting is no difference between them.
    changes.update(\.rows, of: self, to: rows)
  }

  private func show(_ error: ServerError) {
    changes.announce(\.failure, of: self, error.message)
  }
}
