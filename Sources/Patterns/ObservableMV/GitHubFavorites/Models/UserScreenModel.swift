import HeadlessUI
import Samples

/// The list of one user's repositories, the requests that it needs, and the failure to be shown.
@Traced(.model)
@Observable
final class UserScreenModel {
  private(set) var list: RepositoryList
  /// The failure of a request; it stays until the screen has taken it, and a further one is dropped.
  private(set) var failure: ServerError?
  private let service: GitHubService
  private let request = CurrentRequest<RepositoryPageRequest>()

  init(of user: User, service: GitHubService, visibleRows: Int) {
    self.service = service
    list = RepositoryList(of: user, visibleRows: visibleRows)
  }

  func load() {
    list.load()
    sendRequest()
  }

  func scrolled(to offset: Int) {
    list.scrolled(to: offset)
    sendRequest()
  }

  /// The screen has shown the failure, or was not in sight to show it.
  func failureTaken() { failure = nil }

  private func received(_ result: Result<ListPage<Repository>, ServerError>) {
    list.received(result)
    if case .failure(let error) = result { failure = failure ?? error }
    sendRequest()
  }

  /// Sends the request that is under way now, unless it was sent, and cancels the one before.
  private func sendRequest() {
    request.follow(list.request) { page in
      service.repositories(page) { [weak self] result in self?.received(result) }
    }
  }
}
