import Samples

/// Something that may happen to a list of programs, by name, so that all can be tried in any state.
enum ProgramOperation: CaseIterable {
  case refresh
  case answer
  case failOffline
  case failToken
  case scrollToTop
  case scrollNearBottom
  case scrollToBottom

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

  /// Returns the result of a request, given all programs; `nil` if it is about something else.
  func result(from offset: Int, of all: [Program]) -> Result<[Program], ServerError>? {
    switch self {
    case .answer: .success(Array(all.dropFirst(offset).prefix(25)))
    case .failOffline: .failure(.offline)
    case .failToken: .failure(.token)
    default: nil
    }
  }

  func apply(to list: inout ProgramList, of all: [Program]) {
    if let offset = offset(of: list.programs.count) {
      list.scrolled(to: offset)
    } else if let result = result(from: list.request?.offset ?? 0, of: all) {
      list.received(result)
    } else {
      list.refresh()
    }
  }
}
