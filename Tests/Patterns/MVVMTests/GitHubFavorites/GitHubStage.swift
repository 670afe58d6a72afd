import Samples
import Trace

/// The things that the view models of the sample need: time that a test moves, and a server that
/// answers when a test says so.
struct GitHubStage {
  let clock = VirtualClock()
  let server: ScriptedServer
  let service: GitHubService
  let favorites = FavoritesModel()

  init() {
    server = ScriptedServer(clock: clock, mode: .manual)
    service = GitHubService(server: server)
  }

  /// A search of which nothing was requested.
  func makeSearch() -> UserSearchModel {
    UserSearchModel(service: service, clock: clock, visibleRows: 8)
  }

  /// The list of a user's repositories, of which nothing was requested.
  func makeRepositories(of login: String) -> RepositoryListModel {
    RepositoryListModel(of: User(login: login), service: service, visibleRows: 8)
  }

  static let etudes = Repository(
    owner: "viola", name: "etudes", description: "Etudes for the viola.", stars: 128,
    url: "https://example.org/viola/etudes")
  static let sonatas = Repository(
    owner: "violin", name: "sonatas", description: "Sonatas for the violin.", stars: 132,
    url: "https://example.org/violin/sonatas")
}
