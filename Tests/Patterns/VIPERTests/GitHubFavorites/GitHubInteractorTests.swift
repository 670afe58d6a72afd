import Samples
import Testing
import Trace

@testable import VIPER

@Suite("The interactors of the GitHub favorites")
struct GitHubInteractorTests {
  private let clock = VirtualClock()
  private let server: ScriptedServer
  private let service: GitHubService
  private let output = GitHubInteractorOutputSpy()

  init() {
    server = ScriptedServer(clock: clock, mode: .manual)
    service = GitHubService(server: server)
  }

  @Test("search once typing rests or at once, and report what was found")
  func searching() throws {
    let interactor = makeSearchInteractor()
    interactor.start()
    interactor.queryChanged(to: "vio")
    #expect(server.requests.isEmpty)
    try clock.advance(by: 300)
    try server.respond(to: 1)
    #expect(output.searches.last?.users.map(\.login) == ["viola", "violin", "violone"])
    #expect(output.searches.last?.isLoading == false)
    #expect(interactor.user(at: 1).login == "violin")
    interactor.search(for: "obo")
    #expect(server.requests == [.answered, .pending])
  }

  @Test("request the next page of a search at the bottom, and say why that failed")
  func paging() throws {
    let interactor = makeSearchInteractor()
    interactor.start()
    interactor.search(for: "o")
    try server.respond(to: 1)
    interactor.scrolled(to: 2)
    try server.fail(2, with: .token)
    #expect(output.failures == [ServerError.token.message])
    #expect(output.searches.last?.users.count == 10)
  }

  @Test("request a user's repositories, page by page")
  func repositories() throws {
    let interactor = UserInteractor(
      repositories: RepositoryListModel(of: User(login: "organ"), service: service, visibleRows: 8))
    interactor.output = output
    interactor.start()
    interactor.load()
    try server.respond(to: 1)
    interactor.scrolled(to: 2)
    try server.fail(2, with: .server)
    #expect(interactor.login == "organ")
    #expect(output.lists.last?.repositories.first?.stars == 233)
    #expect(output.lists.last?.total == 12)
    #expect(interactor.repository(at: 1).fullName == "organ/sonatas")
    #expect(output.failures == [ServerError.server.message])
  }

  @Test("add a repository to the favorites and remove it, and report each change")
  func favorite() {
    let favorites = FavoritesModel()
    let interactor = RepositoryInteractor(repository: .etudes, favorites: favorites)
    interactor.output = output
    interactor.start()
    interactor.toggleFavorite()
    #expect(favorites.favorites.contains(.etudes))
    interactor.toggleFavorite()
    #expect(output.favorites == [[], ["viola/etudes"], []])
  }

  @Test("report the favorites by name, and remove them all")
  func favorites() {
    let favorites = FavoritesModel()
    let interactor = FavoritesInteractor(favorites: favorites)
    interactor.output = output
    interactor.start()
    favorites.add(.etudes)
    #expect(interactor.repository(at: 0) == .etudes)
    interactor.removeAll()
    #expect(output.favorites == [[], ["viola/etudes"], []])
  }

  @Test("take their request with them when they are released")
  func release() {
    var local: SearchInteractor? = makeSearchInteractor()
    weak let released = local
    local?.start()
    local?.search(for: "vio")
    local = nil
    #expect(released == nil)
    #expect(server.requests == [.cancelled])
  }

  private func makeSearchInteractor() -> SearchInteractor {
    let interactor = SearchInteractor(
      search: UserSearchModel(service: service, clock: clock, visibleRows: 8))
    interactor.output = output
    return interactor
  }
}
