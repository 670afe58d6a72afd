import Samples

@testable import SupervisingMVP

/// A search's view that keeps what was decided for it.
final class SearchViewSpy: SearchViewing {
  /// What a presenter can decide for the view.
  enum Decision: Hashable {
    case endEditing
    case open(User)
  }

  private(set) var decisions: [Decision] = []

  func endEditing() { decisions.append(.endEditing) }

  func openUser(_ user: User) { decisions.append(.open(user)) }
}

/// A view that can open repositories, and keeps which it was to open.
final class RepositoryOpeningSpy: UserViewing, FavoritesViewing {
  private(set) var opened: [Repository] = []

  func openRepository(_ repository: Repository) { opened.append(repository) }
}
