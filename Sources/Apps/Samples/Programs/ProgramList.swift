/// A list of programs that is loaded page by page, and the rules of refreshing and loading more.
public nonisolated struct ProgramList: Hashable, Sendable {
  /// The number of programs that a page has; one with fewer is the last.
  public static let pageSize = 25
  /// The number of rows of the list that are in sight at a time.
  public static let visibleRows = 8

  /// The programs that have been received.
  public private(set) var programs: [Program] = []
  /// The request that is under way.
  public private(set) var request: ProgramRequest?

  private var error: ServerError?
  private var hasMore = false
  private var edge = BottomEdge(visibleRows: visibleRows)

  /// No programs, and no request.
  public init() {}

  /// Says whether a request is under way.
  public var isLoading: Bool { request != nil }

  /// The first row in sight: where the reader is, as far as there are rows.
  public var offset: Int { edge.offset }

  /// The reason why there is nothing to show.
  ///
  /// The last request failed, and the list is empty.
  public var failure: ServerError? { programs.isEmpty ? error : nil }

  /// The reason why what is shown may be old, or not all.
  ///
  /// The last request failed, and the list is not empty.
  public var notice: ServerError? { programs.isEmpty ? nil : error }

  /// Begins to refresh, in the place of a request for more; without effect while refreshing.
  public mutating func refresh() {
    if request != .refresh { begin(.refresh) }
  }

  /// The reader has scrolled; reaching the bottom begins to load more, if there may be more and no
  /// request is under way.
  ///
  /// - Parameter offset: The first row in sight now.
  public mutating func scrolled(to offset: Int) {
    if edge.scrolled(to: offset, of: programs.count) { loadMore() }
  }

  /// Ends the request that is under way; without effect if there is none.
  ///
  /// If the list is still at its bottom after a page has arrived, the next page is requested at
  /// once. A failure leaves the list as it is.
  ///
  /// - Parameter result: What came of the request.
  public mutating func received(_ result: Result<[Program], ServerError>) {
    guard let answered = request else { return }
    request = nil
    switch result {
    case .success(let page): add(page, replacing: answered == .refresh)
    case .failure(let error): self.error = error
    }
  }

  private mutating func add(_ page: [Program], replacing: Bool) {
    programs = replacing ? page : programs + page
    hasMore = page.count == Self.pageSize
    if edge.received(rows: programs.count) { loadMore() }
  }

  private mutating func loadMore() {
    if hasMore, !isLoading { begin(.more(from: programs.count)) }
  }

  private mutating func begin(_ next: ProgramRequest) {
    request = next
    error = nil
  }
}
