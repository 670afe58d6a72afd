import Samples
import Testing
import Trace

@testable import PresenterMakesPresenter

@Suite("Presenters that make the next ones, with doubles of their views") @MainActor
struct PresenterChainTests {
  private let clock = VirtualClock()
  private let favorites = FavoritesModel()

  @Test("lead from the search to a repository, which is added to the favorites of all")
  func chain() throws {
    let server = ScriptedServer(clock: clock, mode: .manual)
    let service = GitHubService(server: server)
    let searchView = SearchViewDouble()
    let search = SearchPresenter(
      search: UserSearchModel(service: service, clock: clock, visibleRows: 8), service: service,
      favorites: favorites, visibleRows: 8)
    search.view = searchView
    search.viewDidLoad()
    search.didSubmitQuery("vio")
    try server.respond(to: 1)
    search.didSelectUser(at: 0)

    let userView = UserViewDouble()
    let user = try #require(searchView.opened)
    user.view = userView
    user.viewDidLoad()
    #expect(userView.title == "viola's repositories")
    try server.respond(to: 2)
    user.didSelectRepository(at: 0)

    let repositoryView = RepositoryViewDouble()
    let repository = try #require(userView.opened)
    repository.view = repositoryView
    repository.viewDidLoad()
    #expect(repositoryView.favorite == "Add")
    repository.didTapFavorite()
    #expect(repositoryView.favorite == "Remove")
    #expect(favorites.favorites.repositories.count == 1)
  }
}
