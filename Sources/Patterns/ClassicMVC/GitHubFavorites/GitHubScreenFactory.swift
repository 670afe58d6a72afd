import HeadlessUI
import Samples

/// Makes the screens, around the favorites that they share; lists get models of their own.
@Traced(.composition)
final class GitHubScreenFactory {
  private let favorites: FavoritesModel
  private let service: GitHubService
  private let clock: VirtualClock
  private let visibleRows: Int

  init(environment: Environment, visibleRows: Int) {
    favorites = FavoritesModel()
    service = GitHubService(server: environment.server)
    clock = environment.clock
    self.visibleRows = visibleRows
  }

  func makeSearchScreen() -> ViewController {
    let search = UserSearchModel(service: service, clock: clock, visibleRows: visibleRows)
    return SearchViewController(search: search, visibleRows: visibleRows, screens: self)
  }

  func makeUserScreen(of user: User) -> ViewController {
    let list = RepositoryListModel(of: user, service: service, visibleRows: visibleRows)
    return UserViewController(repositories: list, visibleRows: visibleRows, screens: self)
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    RepositoryViewController(repository: repository, favorites: favorites)
  }

  func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(favorites: favorites, visibleRows: visibleRows, screens: self)
  }
}
