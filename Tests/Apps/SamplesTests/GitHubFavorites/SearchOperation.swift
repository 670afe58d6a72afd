import Samples

/// Something that may happen to a search, so that everything can be tried in every state.
enum SearchOperation: Hashable {
  case search(String)
  case answer
  case fail
  case scrollToTop
  case scrollNearBottom
  case scrollToBottom

  /// Queries that find nobody, one user and twenty-two, and none.
  static let all: [SearchOperation] =
    ["", "o", "obo", "x-ray"].map { .search($0) } + [
      .answer, .fail, .scrollToTop, .scrollNearBottom, .scrollToBottom,
    ]

  /// The row that it scrolls to, as a table would give it.
  func offset(of rows: Int) -> Int? {
    let bottom = max(0, rows - 8)
    return switch self {
    case .scrollToTop: 0
    case .scrollNearBottom: max(0, bottom - 1)
    case .scrollToBottom: bottom
    default: nil
    }
  }

  func apply(to search: inout UserSearch) {
    switch self {
    case .search(let query): search.search(for: query)
    case .answer:
      if let request = search.request {
        search.received(.success(request.response(toRequest: 1)))
      }
    case .fail: search.received(.failure(.server))
    case .scrollToTop, .scrollNearBottom, .scrollToBottom:
      search.scrolled(to: offset(of: search.users.count) ?? 0)
    }
  }
}
