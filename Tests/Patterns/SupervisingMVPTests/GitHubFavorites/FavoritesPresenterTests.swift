import Samples
import Testing
import Trace

@testable import SupervisingMVP

@Suite("The presenters behind the search")
struct FavoritesPresenterTests {
  private let favorites = FavoritesModel()
  private let view = RepositoryOpeningSpy()
  private let etudes = Repository(
    owner: "viola", name: "etudes", description: "Etudes for the viola.", stars: 128,
    url: "https://example.org/viola/etudes")

  @Test("request a user's repositories when the screen opens, and more at the bottom")
  func user() throws {
    let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
    let repositories = RepositoryListModel(
      of: User(login: "organ"), service: GitHubService(server: server), visibleRows: 8)
    let presenter = UserPresenter(repositories: repositories)
    presenter.view = view
    #expect(server.requests == [])
    presenter.viewDidLoad()
    try server.respond(to: 1)
    presenter.didScroll(to: 2)
    #expect(server.requests == [.answered, .pending])
    presenter.didSelectRepository(at: 1)
    #expect(view.opened.map(\.fullName) == ["organ/sonatas"])
    presenter.didFail(with: .token)
    #expect(view.failures == [.token])
  }

  @Test("add a repository that is no favorite, and remove one that is")
  func repository() {
    let presenter = RepositoryPresenter(repository: etudes, favorites: favorites)
    presenter.didTapFavorite()
    #expect(favorites.favorites.repositories == [etudes])
    presenter.didTapFavorite()
    #expect(favorites.favorites.repositories == [])
  }

  @Test("open the favorite in the selected row, and remove all of them")
  func list() {
    let presenter = FavoritesPresenter(favorites: favorites)
    presenter.view = view
    favorites.add(etudes)
    presenter.didSelectFavorite(at: 0)
    #expect(view.opened == [etudes])
    presenter.didTapRemoveAll()
    #expect(favorites.favorites.repositories == [])
  }
}
