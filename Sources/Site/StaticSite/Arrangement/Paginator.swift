import SiteLinks
import SiteTemplates

/// One stretch of a list that is shown on several pages.
struct Paginator: Hashable, Sendable {
  /// The number of this page, from 1.
  let number: Int
  let count: Int
  /// The path of the first of them.
  let path: String

  var ownPath: String { path(ofPage: number) }

  /// The path of the page with a number: the first has the list's own path.
  func path(ofPage number: Int) -> String {
    number == 1 ? path : "\(path)page/\(number)/"
  }

  /// The address of a page, if there is one of that number.
  func address(ofPage number: Int) -> String? {
    (1...count).contains(number) ? "/" + LinkAddress.encoded(path(ofPage: number)) : nil
  }

  /// Cuts a list into pages of some size, at least one, the first of them at a path; a list that
  /// fits on one page has no paginator.
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

  /// The value that templates see of it.
  var value: PageValue {
    [
      "number": .number(number), "count": .number(count),
      "previous": .optional(address(ofPage: number - 1)),
      "next": .optional(address(ofPage: number + 1)), "first": .optional(address(ofPage: 1)),
      "last": .optional(address(ofPage: count)),
    ]
  }
}
