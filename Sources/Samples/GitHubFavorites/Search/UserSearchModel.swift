public import Trace

/// The search of one `search` screen, and the requests that it needs.
@Traced(.model)
public final class UserSearchModel {
  /// The search as it is now.
  public private(set) var search: UserSearch
  private let service: GitHubService
  private let delay: TypingDelay
  private var token: RequestToken?
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
    if query.isEmpty {
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
    var next = search
    next.search(for: query)
    update(to: next)
  }

  /// The reader has scrolled.
  ///
  /// - Parameter offset: The first row in sight now.
  public func scrolled(to offset: Int) {
    var next = search
    next.scroll(to: offset)
    if next.request == search.request { search = next } else { update(to: next) }
  }

  private func update(to next: UserSearch) {
    guard next != search else { return }
    let old = search.request
    search = next
    if next.request != old { token = nil }
    observers.notify(next)
    if let request = next.request, request != old { send(request) }
  }

  private func send(_ request: UserPageRequest) {
    let token = service.users(request) { [weak self] result in self?.finish(result) }
    // A request that was answered inside the call has made way for another, or for none.
    if search.request == request { self.token = token }
  }

  private func finish(_ result: Result<Page<User>, ServerError>) {
    var next = search
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
