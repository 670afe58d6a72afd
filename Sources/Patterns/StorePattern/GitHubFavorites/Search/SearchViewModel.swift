import Samples

/// Commits what the search shows, and sends whom to open, which failure to report, and when editing
/// is to end.
@Traced(.viewModel)
final class SearchViewModel {
  /// What the screen shows.
  struct State: Equatable {
    var rows: [String] = []
    var total = ""
    var isLoading = false
    var isCancelVisible = false
  }

  /// What the screen is to do once.
  enum Activity: Equatable {
    case open(User)
    case showFailure(String)
    case endEditing
  }

  let store: Store<State, Activity>
  private let search: UserSearchModel
  private var observations: [ObservationToken] = []

  init(search: UserSearchModel) {
    store = Store(State())
    self.search = search
    observations = [
      search.observe { [weak self] search in self?.show(search) },
      search.observeFailures { [weak self] error in self?.report(error) },
    ]
  }

  func beginEditing() { show(isCancelVisible: true) }

  func endEditing() { show(isCancelVisible: false) }

  func cancel() { store.send(.endEditing) }

  func queryChanged(to query: String) { search.queryChanged(to: query) }

  func submit(_ query: String) { search.search(for: query) }

  func scrolled(to offset: Int) { search.scrolled(to: offset) }

  func select(row: Int) {
    store.send(.open(search.search.users[row]))
  }

  private func show(_ search: UserSearch) {
    var next = store.state
    next.rows = search.users.map(\.login)
    next.total = TotalText.make(loaded: search.users.count, total: search.total)
    next.isLoading = search.isLoading
    store.commit(next)
  }

  private func show(isCancelVisible: Bool) {
    var next = store.state
    next.isCancelVisible = isCancelVisible
    store.commit(next)
  }

  private func report(_ error: ServerError) {
    store.send(.showFailure(error.message))
  }
}
