import Samples

/// Holds the search of one `search` screen.
@Traced(.store)
final class SearchStore: Store<GitHubAction, UserSearch> {
  override func receive(_ action: GitHubAction) {
    guard case .search(let action) = action else { return }
    var search = value
    switch action {
    case .search(let query): search.search(for: query)
    case .scroll(let offset): search.scrolled(to: offset)
    case .receive(let result): search.received(result)
    case .endFailure: break
    }
    commit(search)
  }
}
