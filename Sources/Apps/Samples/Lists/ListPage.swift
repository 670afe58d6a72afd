/// A part of a list, as a server gives it.
public nonisolated struct ListPage<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The elements of the page, in order.
  public let elements: [Element]
  /// The number of elements on all pages.
  public let total: Int
  /// The place at which the next page begins; `nil` on the last one.
  public let next: Cursor?

  /// A page as it is.
  public init(elements: [Element], total: Int, next: Cursor?) {
    self.elements = elements
    self.total = total
    self.next = next
  }

  /// The page of a list that begins at a cursor.
  ///
  /// - Parameters:
  ///   - all: The whole list.
  ///   - cursor: Where the page begins; `nil` for the first one.
  ///   - size: How many elements a page has at most.
  init(of all: [Element], at cursor: Cursor?, size: Int) {
    let start = cursor?.position ?? 0
    let end = min(start + size, all.count)
    self.init(
      elements: Array(all[min(start, end)..<end]), total: all.count,
      next: end < all.count ? Cursor(position: end) : nil)
  }
}

/// The place at which a page begins; only the server knows what it means.
public nonisolated struct Cursor: Hashable, Sendable {
  let position: Int
}

/// A request for a page of some list.
public nonisolated struct PageRequest: Hashable, Sendable {
  /// The place at which the page begins; `nil` for the first one.
  public let cursor: Cursor?
}
