import Samples

/// Holds the failure of which one screen has to tell the person; a further one is not told.
@Traced(.store)
class FailureStore: Store<GitHubAction, ServerError?> {
  init(dispatcher: Dispatcher<GitHubAction>) {
    super.init(nil, dispatcher: dispatcher)
  }

  final func take<Answer>(_ result: Result<Answer, ServerError>) {
    if case .failure(let error) = result { commit(value ?? error) }
  }
}

/// Holds the failure of a search.
@Traced(.store)
final class SearchFailureStore: FailureStore {
  override func receive(_ action: GitHubAction) {
    switch action {
    case .search(.receive(let result)): take(result)
    case .search(.endFailure): commit(nil)
    default: break
    }
  }
}

/// Holds the failure of the list of one user's repositories.
@Traced(.store)
final class RepositoriesFailureStore: FailureStore {
  private let user: User

  init(of user: User, dispatcher: Dispatcher<GitHubAction>) {
    self.user = user
    super.init(dispatcher: dispatcher)
  }

  override func receive(_ action: GitHubAction) {
    switch action {
    case .repositories(.receive(let result), user): take(result)
    case .repositories(.endFailure, user): commit(nil)
    default: break
    }
  }
}
