public import Trace

/// The repositories that one `user` screen shows, and the requests that they need.
@Traced(.model)
public final class RepositoryListModel {
  /// The list as it is now.
  public private(set) var list: RepositoryList
  private let service: GitHubService
  private var token: RequestToken?
  private let observers = Observers<RepositoryList>()
  private let failureObservers = Observers<ServerError>()

  /// A list of which nothing was requested.
  ///
  /// - Parameters:
  ///   - user: Whose repositories.
  ///   - service: Where to request them.
  ///   - visibleRows: How many rows are in sight at a time.
  public init(of user: User, service: GitHubService, visibleRows: Int) {
    self.service = service
    list = RepositoryList(of: user, visibleRows: visibleRows)
  }

  /// Begins to observe; the present list is delivered at once.
  ///
  /// - Parameter handler: What to do with each list.
  /// - Returns: The registration; releasing it ends it.
  public func observe(_ handler: @escaping (RepositoryList) -> Void) -> ObservationToken {
    observers.add(replaying: list, of: "list", handler)
  }

  /// Begins to observe failures.
  ///
  /// - Parameter handler: What to do with each failure to come.
  /// - Returns: The registration; releasing it ends it.
  public func observeFailures(_ handler: @escaping (ServerError) -> Void) -> ObservationToken {
    failureObservers.add(of: "failure", handler)
  }

  /// Requests the first page.
  public func load() {
    var next = list
    next.load()
    update(to: next)
  }

  /// The reader has scrolled.
  ///
  /// - Parameter offset: The first row in sight now.
  public func scrolled(to offset: Int) {
    var next = list
    next.scroll(to: offset)
    if next.request == list.request { list = next } else { update(to: next) }
  }

  private func update(to next: RepositoryList) {
    let old = list.request
    list = next
    if next.request != old { token = nil }
    observers.notify(next)
    if let request = next.request, request != old { send(request) }
  }

  private func send(_ request: RepositoryPageRequest) {
    let token = service.repositories(request) { [weak self] result in self?.finish(result) }
    // A request that was answered inside the call has made way for another, or for none.
    if list.request == request { self.token = token }
  }

  private func finish(_ result: Result<Page<Repository>, ServerError>) {
    var next = list
    switch result {
    case .success(let page):
      next.receive(page)
      update(to: next)
    case .failure(let error):
      next.fail()
      update(to: next)
      failureObservers.notify(error)
    }
  }
}
