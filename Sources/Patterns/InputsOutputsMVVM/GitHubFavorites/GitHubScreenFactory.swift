import HeadlessUI
import Reactive
import Samples

/// Builds the screens, each with its view model, around one service and the favorites that they
/// share.
@Traced(.composition)
final class GitHubScreenFactory {
  private let visibleRows: Int
  private let scheduler: VirtualScheduler
  private let service: GitHubService
  private let favorites: FavoritesModel

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    favorites = FavoritesModel()
    visibleRows = setup.visibleRows
    scheduler = environment.clock.scheduler
    service = GitHubService(server: environment.server)
  }

  func makeSearchScreen() -> ViewController {
    SearchViewController(
      viewModel: SearchViewModel(
        service: service, scheduler: scheduler, visibleRows: visibleRows),
      screens: self, visibleRows: visibleRows)
  }

  func makeUserScreen(of user: User) -> ViewController {
    UserViewController(
      viewModel: UserViewModel(user: user, service: service, visibleRows: visibleRows),
      screens: self, visibleRows: visibleRows)
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    RepositoryViewController(
      viewModel: RepositoryViewModel(repository: repository, favorites: favorites))
  }

  func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(
      viewModel: FavoritesViewModel(favorites: favorites), screens: self,
      visibleRows: visibleRows)
  }
}
