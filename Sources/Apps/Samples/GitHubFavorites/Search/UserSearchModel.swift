public import Trace

/// The search of one `search` screen, and the requests that it needs.
@Traced(.model)
public final class UserSearchModel {
  /// The search as it is now.
  public private(set) var search: UserSearch
  private let service: GitHubService
  private let delay: TypingDelay
  private let request = CurrentRequest<UserPageRequest>()
  private let observers = Observers<UserSearch>()
  private let failureObservers = Observers<ServerError>()

  /// A search of which nothing was requested.
  ///
  /// - Parameters:
  ///   - service: Where to request users.
  ///   - clock: The time, which typing needs.
  ///   - visibleRows: How many rows are in sight at a time.
  public init(service: GitHubService, clock: VirtualClock, visibleRows: Int) {
    self.service = service
    delay = TypingDelay(clock: clock)
    search = UserSearch(visibleRows: visibleRows)
  }

  /// Begins to observe; the present search is delivered at once.
  ///
  /// - Parameter handler: What to do with each search.
  /// - Returns: The registration; releasing it ends it.
  public func observe(_ handler: @escaping (UserSearch) -> Void) -> ObservationToken {
    observers.add(replaying: search, of: "search", handler)
  }

  /// Begins to observe failures.
  ///
  /// - Parameter handler: What to do with each failure to come.
  /// - Returns: The registration; releasing it ends it.
  public func observeFailures(_ handler: @escaping (ServerError) -> Void) -> ObservationToken {
    failureObservers.add(of: "failure", handler)
  }

  /// The text was edited: it is searched for once typing rests, or at once if it is empty.
  ///
  /// - Parameter query: The whole text.
  public func queryChanged(to query: String) {
    if UserSearch.isImmediate(query) {
      search(for: query)
    } else {
      delay.wait { [weak self] in self?.search(for: query) }
    }
  }

  /// Searches at once, whatever is waited for.
  ///
  /// - Parameter query: What to look for; nothing is if it is empty.
  public func search(for query: String) {
    delay.cancel()
    let before = search
    search.search(for: query)
    if search != before { publish() }
  }

  /// The reader has scrolled.
  ///
  /// - Parameter offset: The first row in sight now.
  public func scrolled(to offset: Int) {
    let before = search.request
    search.scrolled(to: offset)
    if search.request != before { publish() }
  }

  private func received(_ result: Result<ListPage<User>, ServerError>) {
    search.received(result)
    publish()
    if case .failure(let error) = result { failureObservers.notify(error) }
  }

  private func publish() {
    observers.notify(search)
    request.follow(search.request) { page in
      service.users(page) { [weak self] result in self?.received(result) }
    }
  }
}
