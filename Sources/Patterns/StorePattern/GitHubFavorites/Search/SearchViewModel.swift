import Samples

/// Commits what the search shows, and sends whom to open and which failure to report.
@Traced(.viewModel)
final class SearchViewModel {
  /// The contents of the screen.
  struct State: Equatable {
    var rows: [String] = []
    var total = ""
    var isLoading = false
    /// Says whether the field is being edited, which can be cancelled.
    var isEditing = false
  }

  /// Something that the screen is to do once.
  enum Activity: Equatable {
    case open(User)
    case showFailure(String)
  }

  let store: Store<State, Activity>
  private let search: UserSearchModel
  /// Held to keep the observations alive.
  private var observations: [ObservationToken] = []

  init(search: UserSearchModel) {
    store = Store(State())
    self.search = search
    observations = [
      search.observe { [weak self] search in self?.show(search) },
      search.observeFailures { [weak self] error in self?.show(error) },
    ]
  }

  func editingChanged(to isEditing: Bool) {
    var next = store.state
    next.isEditing = isEditing
    store.commit(next)
  }

  func cancel() { editingChanged(to: false) }

  func queryChanged(to query: String) { search.queryChanged(to: query) }

  func submit(_ query: String) { search.search(for: query) }

  func scrolled(to offset: Int) { search.scrolled(to: offset) }

  func select(row: Int) {
    store.send(.open(search.search.users[row]))
  }

  private func show(_ search: UserSearch) {
    var next = store.state
    next.rows = search.users.map(\.login)
    next.total = TotalText(loaded: search.users.count, total: search.total).text
    next.isLoading = search.isLoading
    store.commit(next)
  }

  private func show(_ error: ServerError) {
    store.send(.showFailure(error.message))
  }
}
