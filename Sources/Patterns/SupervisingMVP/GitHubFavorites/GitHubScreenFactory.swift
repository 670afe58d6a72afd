import HeadlessUI
import Samples

/// Builds the screens, each with its presenter; the favorites are the same for all of them.
@Traced(.composition)
final class GitHubScreenFactory {
  private let favorites: FavoritesModel
  private let service: GitHubService
  private let clock: VirtualClock
  private let visibleRows: Int

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    favorites = FavoritesModel()
    service = GitHubService(server: environment.server)
    clock = environment.clock
    visibleRows = setup.visibleRows
  }

  func makeSearchScreen() -> ViewController {
    let search = UserSearchModel(service: service, clock: clock, visibleRows: visibleRows)
    let presenter = SearchPresenter(search: search)
    let view = SearchViewController(
      presenter: presenter, search: search, screens: self, visibleRows: visibleRows)
    presenter.view = view
    return view
  }

  func makeUserScreen(of user: User) -> ViewController {
    let repositories = RepositoryListModel(of: user, service: service, visibleRows: visibleRows)
    let presenter = UserPresenter(repositories: repositories)
    let view = UserViewController(
      presenter: presenter, repositories: repositories, screens: self, visibleRows: visibleRows)
    presenter.view = view
    return view
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    RepositoryViewController(
      presenter: RepositoryPresenter(repository: repository, favorites: favorites),
      repository: repository, favorites: favorites)
  }

  func makeFavoritesScreen() -> ViewController {
    let presenter = FavoritesPresenter(favorites: favorites)
    let view = FavoritesViewController(
      presenter: presenter, favorites: favorites, screens: self, visibleRows: visibleRows)
    presenter.view = view
    return view
  }
}
