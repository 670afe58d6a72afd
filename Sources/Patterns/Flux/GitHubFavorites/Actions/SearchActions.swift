import Samples

/// Turns what the person looks for into actions, sends the requests that this leads to, and turns
/// their answers into actions.
@Traced(.actionCreator)
final class SearchActions {
  private let dispatcher: Dispatcher<GitHubAction>
  private let store: SearchStore
  private let service: GitHubService
  private let delay: TypingDelay
  private let request = CurrentRequest<UserPageRequest>()

  init(
    dispatcher: Dispatcher<GitHubAction>, store: SearchStore, service: GitHubService,
    delay: TypingDelay
  ) {
    self.dispatcher = dispatcher
    self.store = store
    self.service = service
    self.delay = delay
  }

  /// Searches once typing rests, or at once if nothing is left of the text.
  func queryChanged(to query: String) {
    if UserSearch.isImmediate(query) {
      search(for: query)
    } else {
      delay.wait { [weak self] in self?.search(for: query) }
    }
  }

  /// Searches at once.
  func search(for query: String) {
    delay.cancel()
    dispatch(.search(for: query))
  }

  func scrolled(to offset: Int) { dispatch(.scroll(to: offset)) }

  func failureDismissed() { dispatch(.endFailure) }

  /// Dispatches an action; if it has led to another request, sends that, and cancels the one before.
  ///
  /// A page that leaves the list at its bottom leads to the next one, too.
  private func dispatch(_ action: SearchAction) {
    dispatcher.dispatch(.search(action))
    request.follow(store.value.request) { page in
      service.users(page) { [weak self] result in self?.dispatch(.receive(result)) }
    }
  }
}
