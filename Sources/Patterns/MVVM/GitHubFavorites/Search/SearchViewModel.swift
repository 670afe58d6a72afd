import Samples

/// What the search shows, kept in step with it, and what its view is to do next.
@Traced(.viewModel)
final class SearchViewModel: Bindable {
  /// What the view is to do next; announced, and gone again.
  enum Route: Equatable {
    case user(User)
    case failureAlert(String)
    case endEditing
  }

  let changes: Changes<SearchViewModel>
  private(set) var rows: [String] = []
  private(set) var total: String?
  private(set) var isLoading = false
  private(set) var isCancelHidden = true
  private(set) var route: Route?
  private let search: UserSearchModel
  private var observations: [ObservationToken] = []

  init(search: UserSearchModel) {
    changes = Changes(
      publishing: [
        \.rows: "rows", \.total: "total", \.isLoading: "isLoading",
        \.isCancelHidden: "isCancelHidden", \.route: "route",
      ])
    self.search = search
    observations = [
      search.observe { [weak self] search in self?.show(search) },
      search.observeFailures { [weak self] error in self?.report(error) },
    ]
  }

  func beginEditing() {
    changes.update(\.isCancelHidden, of: self, to: false)
  }

  func endEditing() {
    changes.update(\.isCancelHidden, of: self, to: true)
  }

  func cancel() {
    changes.announce(\.route, of: self, .endEditing)
  }

  func queryChanged(to query: String) { search.queryChanged(to: query) }

  func submit(_ query: String) { search.search(for: query) }

  func scrolled(to offset: Int) { search.scrolled(to: offset) }

  func select(row: Int) {
    changes.announce(\.route, of: self, .user(search.search.users[row]))
  }

  private func show(_ search: UserSearch) {
    let total = TotalText.make(loaded: search.users.count, total: search.total)
    changes.update(\.total, of: self, to: total)
    changes.update(\.isLoading, of: self, to: search.isLoading)
    // Last, as in every pattern: the order of painting is no difference between them.
    changes.update(\.rows, of: self, to: search.users.map(\.login))
  }

  private func report(_ error: ServerError) {
    changes.announce(\.route, of: self, .failureAlert(error.message))
  }
}
