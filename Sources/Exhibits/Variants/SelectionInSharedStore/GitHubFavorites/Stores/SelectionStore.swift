import Samples

/// Holds what was selected and is not open yet; one for all screens.
@Traced(.store)
final class SelectionStore: Store<GitHubAction, Selection?> {
  override func receive(_ action: GitHubAction) {
    switch action {
    case .selection(.select(let selection)): commit(selection)
    case .selection(.end): commit(nil)
    case .search, .repositories, .favorites: break
    }
  }
}
