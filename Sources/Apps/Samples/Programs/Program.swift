/// The program of a concert.
public nonisolated struct Program: Hashable, Sendable {
  /// The text that the list shows of it.
  public let title: String

  /// A program with a title.
  public init(title: String) {
    self.title = title
  }
}

/// A request for a page of programs.
public nonisolated enum ProgramRequest: Hashable, Sendable {
  /// The first page, which replaces the list.
  case refresh
  /// The page that begins after so many programs, which is appended.
  case more(from: Int)

  /// The number of programs that come before the page.
  public var offset: Int {
    switch self {
    case .refresh: 0
    case .more(from: let offset): offset
    }
  }
}
