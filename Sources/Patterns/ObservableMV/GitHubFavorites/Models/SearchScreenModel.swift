import HeadlessUI
import Samples

/// The search of one screen, the requests that it needs, and the failure to be shown.
@Traced(.model)
@Observable
final class SearchScreenModel {
  private(set) var search: UserSearch
  /// The failure of a request; it stays until the screen has taken it, and a further one is dropped.
  private(set) var failure: ServerError?
  private let service: GitHubService
  private let delay: TypingDelay
  private let request = CurrentRequest<UserPageRequest>()

  init(service: GitHubService, delay: TypingDelay, visibleRows: Int) {
    self.service = service
    self.delay = delay
    search = UserSearch(visibleRows: visibleRows)
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
    search.search(for: query)
    sendRequest()
  }

  func scrolled(to offset: Int) {
    search.scrolled(to: offset)
    sendRequest()
  }

  /// The screen has shown the failure, or was not in sight to show it.
  func failureTaken() { failure = nil }

  private func received(_ result: Result<ListPage<User>, ServerError>) {
    search.received(result)
    if case .failure(let error) = result { failure = failure ?? error }
    sendRequest()
  }

  /// Sends the request that is under way now, unless it was sent, and cancels the one before.
  private func sendRequest() {
    request.follow(search.request) { page in
      service.users(page) { [weak self] result in self?.received(result) }
    }
  }
}
