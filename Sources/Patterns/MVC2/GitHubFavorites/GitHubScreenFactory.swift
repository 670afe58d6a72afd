import HeadlessUI
import Samples

/// Builds the screens; they share the service and the favorites, and each has models of its own.
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
    SearchViewController(
      search: UserSearchModel(service: service, clock: clock, visibleRows: visibleRows),
      screens: self, visibleRows: visibleRows)
  }

  func makeUserScreen(of user: User) -> ViewController {
    UserViewController(
      repositories: RepositoryListModel(of: user, service: service, visibleRows: visibleRows),
      screens: self, visibleRows: visibleRows)
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    RepositoryViewController(repository: repository, favorites: favorites)
  }

  func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(favorites: favorites, screens: self, visibleRows: visibleRows)
  }
}
