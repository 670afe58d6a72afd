import Samples

/// Turns what the person looks for into actions, and what the service answers.
@Traced(.actionCreator)
final class SearchActions {
  private let dispatcher: Dispatcher<GitHubAction>
  private let service: GitHubService
  private let delay: TypingDelay
  private let request = CurrentRequest<UserPageRequest>()

  init(dispatcher: Dispatcher<GitHubAction>, service: GitHubService, delay: TypingDelay) {
    self.dispatcher = dispatcher
    self.service = service
    self.delay = delay
  }

  /// Searches once typing rests, or at once if nothing is left of the text.
  func edit(_ text: String) {
    if UserSearch.isImmediate(text) {
      search(for: text)
    } else {
      delay.wait { [weak self] in self?.search(for: text) }
    }
  }

  /// Searches at once.
  func search(for query: String) {
    delay.cancel()
    dispatcher.dispatch(.search(.search(for: query)))
  }

  func scroll(to offset: Int) { dispatcher.dispatch(.search(.scroll(to: offset))) }

  /// Keeps the service in step with the request that the store says is under way.
  func follow(_ next: UserPageRequest?) {
    request.follow(next) { page in
      service.users(page) { [weak self] result in
        self?.dispatcher.dispatch(.search(.receive(result)))
      }
    }
  }
}
