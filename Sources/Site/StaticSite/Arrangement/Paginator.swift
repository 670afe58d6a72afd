import SiteLinks
import SiteTemplates

/// One page of a list that is split over several pages.
struct Paginator: Hashable, Sendable {
  /// The number of this page, from 1.
  let number: Int
  let count: Int
  /// The path of the list's first page.
  let path: String

  var ownPath: String { path(ofPage: number) }

  /// Returns the path of a page; the first page has the list's own path.
  func path(ofPage number: Int) -> String {
    number == 1 ? path : "\(path)page/\(number)/"
  }

  /// Returns the address of a page, or `nil` if there is no page with that number.
  func address(ofPage number: Int) -> String? {
    (1...count).contains(number) ? "/" + LinkAddress.encoded(path(ofPage: number)) : nil
  }

  /// Splits a list into pages of at most `size` elements, the first of them at `path`.
  ///
  /// The result has at least one page. A list that fits on one page has no paginator.
  static func pages<Element>(
    of list: [Element], size: Int?, path: String
  ) -> [(paginator: Paginator?, elements: [Element])] {
    guard let size, list.count > size else { return [(nil, list)] }
    let count = (list.count + size - 1) / size
    return (1...count).map { number in
      let start = (number - 1) * size
      return (
        Paginator(number: number, count: count, path: path),
        Array(list[start..<min(list.count, start + size)])
      )
    }
  }

  var value: PageValue {
    [
      "number": .number(number), "count": .number(count),
      "previous": .optional(address(ofPage: number - 1)),
      "next": .optional(address(ofPage: number + 1)), "first": .optional(address(ofPage: 1)),
      "last": .optional(address(ofPage: count)),
    ]
  }
}
