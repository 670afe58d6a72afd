import Samples

/// Holds the search of one `search` screen.
@Traced(.store)
final class SearchStore: Store<GitHubAction, UserSearch> {
  override func receive(_ action: GitHubAction) {
    guard case .search(let action) = action else { return }
    var search = value
    switch action {
    case .search(let query):
      search.search(for: query)
      if search != value { commit(search) }
    case .scroll(let offset):
      search.scrolled(to: offset)
      // The reader's place is not shown; only a request that it leads to is.
      if search.request == value.request { keep(search) } else { commit(search) }
    case .receive(let result):
      search.received(result)
      commit(search)
    }
  }
}
