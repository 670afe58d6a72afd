import Samples

@testable import SupervisingMVP

/// A search's view that keeps what was decided for it.
final class SearchViewSpy: SearchViewing {
  /// A decision that a presenter can make for the view.
  enum Decision: Hashable {
    case endEditing
    case open(User)
    case failure(ServerError)
  }

  private(set) var decisions: [Decision] = []

  func endEditing() { decisions.append(.endEditing) }

  func open(_ user: User) { decisions.append(.open(user)) }

  func show(_ error: ServerError) { decisions.append(.failure(error)) }
}

/// A view that can open repositories, and keeps which it was to open and which failures to show.
final class RepositoryOpeningSpy: UserViewing, FavoritesViewing {
  private(set) var opened: [Repository] = []
  private(set) var failures: [ServerError] = []

  func open(_ repository: Repository) { opened.append(repository) }

  func show(_ error: ServerError) { failures.append(error) }
}
