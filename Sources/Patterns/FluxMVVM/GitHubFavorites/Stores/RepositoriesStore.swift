import Samples

/// Holds the list of one `user` screen, and disregards what happens to those of other users.
@Traced(.store)
final class RepositoriesStore: Store<GitHubAction, RepositoryList> {
  override func receive(_ action: GitHubAction) {
    guard case .repositories(let action, let user) = action, user == value.user else { return }
    var list = value
    switch action {
    case .load: list.load()
    case .scroll(let offset): list.scrolled(to: offset)
    case .receive(let result): list.received(result)
    }
    // All that is shown of a list changes with its request; the rest is where the reader is.
    if list.request == value.request { keep(list) } else { commit(list) }
  }
}
