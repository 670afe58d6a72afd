import Samples

/// The contents of the search's screen, kept in step with the search, and where it wants to go.
@Traced(.viewModel)
final class SearchViewModel: Bindable {
  /// The place that the screen is to go to next.
  enum Route: Equatable {
    case user(User)
  }

  let changes: Changes<SearchViewModel>
  private(set) var rows: [String] = []
  private(set) var total = ""
  private(set) var isLoading = false
  private(set) var isEditing = false
  private(set) var isCancelHidden = true
  /// Announced, and gone again.
  private(set) var route: Route?
  /// The reason why a page did not come; announced, and gone again.
  private(set) var failure: String?
  private let search: UserSearchModel
  /// Held to keep the observations alive.
  private var observations: [ObservationToken] = []

  init(search: UserSearchModel) {
    changes = Changes(
      publishing: [
        \.rows: "rows", \.total: "total", \.isLoading: "isLoading", \.isEditing: "isEditing",
        \.isCancelHidden: "isCancelHidden", \.route: "route", \.failure: "failure",
      ])
    self.search = search
    observations = [
      search.observe { [weak self] search in self?.show(search) },
      search.observeFailures { [weak self] error in self?.show(error) },
    ]
  }

  func editingChanged(to isEditing: Bool) {
    changes.update(\.isEditing, of: self, to: isEditing)
    changes.update(\.isCancelHidden, of: self, to: !isEditing)
  }

  func cancel() { editingChanged(to: false) }

  func queryChanged(to query: String) { search.queryChanged(to: query) }

  func submit(_ query: String) { search.search(for: query) }

  func scrolled(to offset: Int) { search.scrolled(to: offset) }

  func select(row: Int) {
    changes.announce(\.route, of: self, .user(search.search.users[row]))
  }

  private func show(_ search: UserSearch) {
    let total = TotalText(loaded: search.users.count, total: search.total).text
    changes.update(\.total, of: self, to: total)
    changes.update(\.isLoading, of: self, to: search.isLoading)
    // Last, as in every pattern: the order of painting is no difference between them.
    changes.update(\.rows, of: self, to: search.users.map(\.login))
  }

  private func show(_ error: ServerError) {
    changes.announce(\.failure, of: self, error.message)
  }
}
