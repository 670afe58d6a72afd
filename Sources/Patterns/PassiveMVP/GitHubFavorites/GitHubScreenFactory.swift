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
    let presenter = SearchPresenter(
      search: UserSearchModel(service: service, clock: clock, visibleRows: visibleRows))
    let view = SearchViewController(
      presenter: presenter, screens: self, visibleRows: visibleRows)
    presenter.view = view
    return view
  }

  func makeUserScreen(of user: User) -> ViewController {
    let presenter = UserPresenter(
      repositories: RepositoryListModel(of: user, service: service, visibleRows: visibleRows))
    let view = UserViewController(presenter: presenter, screens: self, visibleRows: visibleRows)
    presenter.view = view
    return view
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    let presenter = RepositoryPresenter(repository: repository, favorites: favorites)
    let view = RepositoryViewController(presenter: presenter)
    presenter.view = view
    return view
  }

  func makeFavoritesScreen() -> ViewController {
    let presenter = FavoritesPresenter(favorites: favorites)
    let view = FavoritesViewController(
      presenter: presenter, screens: self, visibleRows: visibleRows)
    presenter.view = view
    return view
  }
}
