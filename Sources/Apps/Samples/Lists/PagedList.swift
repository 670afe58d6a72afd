/// A list that is loaded page by page: what has arrived, and which request is under way.
///
/// Whoever holds the list sends a request whenever ``request`` becomes another one, and cancels the
/// one before.
///
/// ```swift
/// var list = PagedList<User>(visibleRows: 8)
/// list.load()                    // list.request asks for the first page
/// list.received(.success(page))  // appended; list.request is nil
/// list.scrolled(to: 2)           // at the bottom: list.request asks for the next page, if there is one
/// ```
public nonisolated struct PagedList<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The elements that have arrived so far.
  public private(set) var elements: [Element] = []
  /// The number of repositories in all; `nil` until the first page has arrived.
  public private(set) var total: Int?
  /// The request that is under way; `nil` while there is none.
  public private(set) var request: PageRequest?
  private var next: Cursor?
  private var edge: BottomEdge

  /// A list of which nothing was requested.
  ///
  /// - Parameter visibleRows: How many rows are in sight at a time.
  public init(visibleRows: Int) {
    edge = BottomEdge(visibleRows: visibleRows)
  }

  /// The first row in sight: where the reader is, as far as there are rows.
  public var offset: Int { edge.offset }

  /// Empties the list; nothing is under way any more.
  public mutating func clear() { self = PagedList(visibleRows: edge.visibleRows) }

  /// Empties the list, and requests its first page.
  public mutating func load() {
    clear()
    request = PageRequest(cursor: nil)
  }

  /// The reader has scrolled; at the bottom the next page is requested, unless a request is under
  /// way.
  ///
  /// - Parameter offset: The first row in sight now.
  public mutating func scrolled(to offset: Int) {
    if edge.scrolled(to: offset, of: elements.count), request == nil { requestNext() }
  }

  /// The request under way was answered, or has failed.
  ///
  /// A page is appended; if the list is at its bottom still, the next one is requested. A failure
  /// leaves what was shown.
  ///
  /// - Parameter result: The page, or the failure; disregarded while no request is under way.
  public mutating func received(_ result: Result<ListPage<Element>, ServerError>) {
    guard request != nil else { return }
    request = nil
    guard case .success(let page) = result else { return }
    elements += page.elements
    total = page.total
    next = page.next
    if edge.received(rows: elements.count) { requestNext() }
  }

  private mutating func requestNext() {
    request = next.map { PageRequest(cursor: $0) }
  }
}
