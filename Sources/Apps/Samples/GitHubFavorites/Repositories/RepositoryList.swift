/// The repositories of a user: what has arrived, and which request is under way.
///
/// Whoever holds it sends a request whenever ``request`` becomes another one.
public nonisolated struct RepositoryList: Hashable, Sendable {
  /// The user whose repositories they are.
  public let user: User
  private var list: PagedList<Repository>

  /// A list of which nothing was requested.
  ///
  /// - Parameters:
  ///   - user: Whose repositories.
  ///   - visibleRows: How many rows are in sight at a time.
  public init(of user: User, visibleRows: Int) {
    self.user = user
    list = PagedList(visibleRows: visibleRows)
  }

  /// The repositories that have arrived.
  public var repositories: [Repository] { list.elements }

  /// The number of repositories in all; `nil` until the first page has arrived.
  public var total: Int? { list.total }

  /// The first row in sight; see ``PagedList/offset``.
  public var offset: Int { list.offset }

  /// Says whether a request is under way.
  public var isLoading: Bool { list.request != nil }

  /// The request that is under way; `nil` while there is none.
  public var request: RepositoryPageRequest? {
    list.request.map { RepositoryPageRequest(user: user, cursor: $0.cursor) }
  }

  /// Requests the first page.
  public mutating func load() { list.load() }

  /// The reader has scrolled; see ``PagedList/scrolled(to:)``.
  public mutating func scrolled(to offset: Int) { list.scrolled(to: offset) }

  /// The request under way was answered, or has failed; see ``PagedList/received(_:)``.
  public mutating func received(_ result: Result<ListPage<Repository>, ServerError>) {
    list.received(result)
  }
}
