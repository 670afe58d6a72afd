import Samples

/// Holds the list of one `user` screen, and disregards what happens to those of other users.
@Traced(.store)
final class RepositoriesStore: Store<GitHubAction, RepositoryList> {
  override func receive(_ action: GitHubAction) {
    guard case .repositories(let action, value.user) = action else { return }
    var list = value
    switch action {
    case .load: list.load()
    case .scroll(let offset): list.scrolled(to: offset)
    case .receive(let result): list.received(result)
    case .endFailure: break
    }
    commit(list)
  }
}
