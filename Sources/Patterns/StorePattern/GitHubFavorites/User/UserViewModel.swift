import Samples

/// Commits what the list of a user's repositories shows, and sends which one to open and which
/// failure to report.
@Traced(.viewModel)
final class UserViewModel {
  /// The contents of the screen.
  struct State: Equatable {
    var title: String
    var rows: [String] = []
    var total = ""
    var isLoading = false
  }

  /// Something that the screen is to do once.
  enum Activity: Equatable {
    case open(Repository)
    case showFailure(String)
  }

  let store: Store<State, Activity>
  private let repositories: RepositoryListModel
  /// Held to keep the observations alive.
  private var observations: [ObservationToken] = []

  init(repositories: RepositoryListModel) {
    self.repositories = repositories
    store = Store(State(title: "\(repositories.list.user.login)'s repositories"))
    observations = [
      repositories.observe { [weak self] list in self?.show(list) },
      repositories.observeFailures { [weak self] error in self?.show(error) },
    ]
  }

  func load() { repositories.load() }

  func scrolled(to offset: Int) { repositories.scrolled(to: offset) }

  func select(row: Int) {
    store.send(.open(repositories.list.repositories[row]))
  }

  private func show(_ list: RepositoryList) {
    var next = store.state
    next.rows = list.repositories.map { "\($0.name) ★\($0.stars)" }
    next.total = TotalText(loaded: list.repositories.count, total: list.total).text
    next.isLoading = list.isLoading
    store.commit(next)
  }

  private func show(_ error: ServerError) {
    store.send(.showFailure(error.message))
  }
}
