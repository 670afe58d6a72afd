/// A search for users: the query, what has arrived, and which request is under way.
///
/// Whoever holds it sends a request whenever ``request`` becomes another one, and cancels the one
/// before.
public nonisolated struct UserSearch: Hashable, Sendable {
  /// The time for which typing must rest before a query is searched for, in milliseconds.
  public static let typingDelay = 300

  /// Returns whether a query is searched for as soon as it is typed.
  ///
  /// An empty one, which only clears, is.
  public static func isImmediate(_ query: String) -> Bool { query.isEmpty }

  /// The query whose users are shown or requested; empty while there is none.
  public private(set) var query = ""
  private var list: PagedList<User>

  /// A search of which nothing was requested.
  ///
  /// - Parameter visibleRows: How many rows are in sight at a time.
  public init(visibleRows: Int) {
    list = PagedList(visibleRows: visibleRows)
  }

  /// The users that have arrived.
  public var users: [User] { list.elements }

  /// The number of users who match in all; `nil` until the first page has arrived.
  public var total: Int? { list.total }

  /// The first row in sight: where the reader is, as far as there are rows.
  public var offset: Int { list.offset }

  /// Says whether a request is under way.
  public var isLoading: Bool { list.request != nil }

  /// The request that is under way; `nil` while there is none.
  public var request: UserPageRequest? {
    list.request.map { UserPageRequest(query: query, cursor: $0.cursor) }
  }

  /// Searches for a query, which takes the place of the one before; an empty one only clears.
  ///
  /// A query that is shown or under way is not requested again; one whose first page failed is.
  ///
  /// - Parameter query: What to look for.
  public mutating func search(for query: String) {
    guard !query.isEmpty else {
      self.query = query
      list.clear()
      return
    }
    let isShownOrUnderWay = query == self.query && (total != nil || isLoading)
    guard !isShownOrUnderWay else { return }
    self.query = query
    list.load()
  }

  /// The reader has scrolled; see ``PagedList/scrolled(to:)``.
  public mutating func scrolled(to offset: Int) { list.scrolled(to: offset) }

  /// The request under way was answered, or has failed; see ``PagedList/received(_:)``.
  public mutating func received(_ result: Result<ListPage<User>, ServerError>) {
    list.received(result)
  }
}
