import Samples

/// Announces the failures of one screen.
///
/// A failure and nothing are taken over in one dispatch, and both are published: no later change,
/// and no view model that subscribes later, announces the failure again.
@Traced(.store)
class FailureStore: Store<GitHubAction, ServerError?> {
  init(dispatcher: Dispatcher<GitHubAction>) {
    super.init(nil, dispatcher: dispatcher)
  }

  final func announceFailure<Answer>(of result: Result<Answer, ServerError>) {
    guard case .failure(let error) = result else { return }
    commit(error)
    commit(nil)
  }
}

/// Announces the failures of a search.
@Traced(.store)
final class SearchFailureStore: FailureStore {
  override func receive(_ action: GitHubAction) {
    if case .search(.receive(let result)) = action { announceFailure(of: result) }
  }
}

/// Announces the failures of the list of one user's repositories.
@Traced(.store)
final class RepositoriesFailureStore: FailureStore {
  private let user: User

  init(of user: User, dispatcher: Dispatcher<GitHubAction>) {
    self.user = user
    super.init(dispatcher: dispatcher)
  }

  override func receive(_ action: GitHubAction) {
    if case .repositories(.receive(let result), user) = action { announceFailure(of: result) }
  }
}
