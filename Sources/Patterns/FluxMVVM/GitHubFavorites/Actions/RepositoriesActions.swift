import Samples

/// Turns what the person does to a user's repositories into actions, sends the requests that this
/// leads to, and turns their answers into actions.
@Traced(.actionCreator)
final class RepositoriesActions {
  private let dispatcher: Dispatcher<GitHubAction>
  private let store: RepositoriesStore
  private let service: GitHubService
  private let request = CurrentRequest<RepositoryPageRequest>()

  init(dispatcher: Dispatcher<GitHubAction>, store: RepositoriesStore, service: GitHubService) {
    self.dispatcher = dispatcher
    self.store = store
    self.service = service
  }

  func viewLoaded() { dispatch(.load) }

  func scrolled(to offset: Int) { dispatch(.scroll(to: offset)) }

  func failureDismissed() { dispatch(.endFailure) }

  /// Dispatches an action; if it has led to another request, sends that, and cancels the one before.
  ///
  /// A page that leaves the list at its bottom leads to the next one, too.
  private func dispatch(_ action: RepositoriesAction) {
    dispatcher.dispatch(.repositories(action, of: store.value.user))
    request.follow(store.value.request) { page in
      service.repositories(page) { [weak self] result in self?.dispatch(.receive(result)) }
    }
  }
}
