import Samples

@testable import VIPER

/// An interactor of any screen of the GitHub favorites that records what it has to do.
final class GitHubInteractorSpy: SearchInteractorInput, UserInteractorInput,
  RepositoryInteractorInput, FavoritesInteractorInput
{
  let login = "viola"
  private(set) var received: [String] = []

  func start() { received.append("start") }

  func queryChanged(to query: String) { received.append("query \(query)") }

  func search(for query: String) { received.append("search \(query)") }

  func scrolled(to offset: Int) { received.append("scrolled \(offset)") }

  func load() { received.append("load") }

  func toggleFavorite() { received.append("toggle") }

  func removeAll() { received.append("remove all") }

  func user(at row: Int) -> User { User(login: "user \(row)") }

  func repository(at row: Int) -> Repository { .etudes }
}

/// An output of any interactor of the GitHub favorites that records its reports.
final class GitHubInteractorOutputSpy: SearchInteractorOutput, UserInteractorOutput,
  RepositoryInteractorOutput, FavoritesInteractorOutput
{
  private(set) var searches: [UserSearch] = []
  private(set) var lists: [RepositoryList] = []
  private(set) var favorites: [[String]] = []
  private(set) var failures: [String] = []

  func searchChanged(to search: UserSearch) { searches.append(search) }

  func searchFailed(_ message: String) { failures.append(message) }

  func listChanged(to list: RepositoryList) { lists.append(list) }

  func loadingFailed(_ message: String) { failures.append(message) }

  func favoritesChanged(to favorites: Favorites) {
    self.favorites.append(favorites.repositories.map(\.fullName))
  }
}

extension Repository {
  /// A repository for tests.
  static let etudes = Repository(
    owner: "viola", name: "etudes", description: "Etudes for the viola.", stars: 128,
    url: "https://example.org/viola/etudes")
}
