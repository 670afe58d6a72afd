import HeadlessUI
import Samples

/// Builds the screens, each with its view model; the favorites are shared by all.
@Traced(.composition)
final class GitHubScreenFactory {
  private let visibleRows: Int
  private let clock: VirtualClock
  private let service: GitHubService
  private let favorites: FavoritesModel

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    favorites = FavoritesModel()
    visibleRows = setup.visibleRows
    clock = environment.clock
    service = GitHubService(server: environment.server)
  }

  func makeSearchScreen() -> ViewController {
    let search = UserSearchModel(service: service, clock: clock, visibleRows: visibleRows)
    return SearchViewController(
      viewModel: SearchViewModel(search: search), screens: self, visibleRows: visibleRows)
  }

  func makeUserScreen(of user: User) -> ViewController {
    let repositories = RepositoryListModel(of: user, service: service, visibleRows: visibleRows)
    return UserViewController(
      viewModel: UserViewModel(repositories: repositories), screens: self, visibleRows: visibleRows)
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    RepositoryViewController(
      viewModel: RepositoryViewModel(repository: repository, favorites: favorites))
  }

  func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(
      viewModel: FavoritesViewModel(favorites: favorites), screens: self, visibleRows: visibleRows)
  }
}
