public import Trace

/// The repositories that one `user` screen shows, and the requests that they need.
@Traced(.model)
public final class RepositoryListModel {
  /// The list as it is now.
  public private(set) var list: RepositoryList
  private let service: GitHubService
  private let request = CurrentRequest<RepositoryPageRequest>()
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
    list.load()
    publish()
  }

  /// The reader has scrolled.
  ///
  /// - Parameter offset: The first row in sight now.
  public func scrolled(to offset: Int) {
    let before = list.request
    list.scrolled(to: offset)
    if list.request != before { publish() }
  }

  private func received(_ result: Result<ListPage<Repository>, ServerError>) {
    list.received(result)
    publish()
    if case .failure(let error) = result { failureObservers.notify(error) }
  }

  private func publish() {
    observers.notify(list)
    request.follow(list.request) { page in
      service.repositories(page) { [weak self] result in self?.received(result) }
    }
  }
}
