import HeadlessUI
import Reactive
import Samples

/// Builds the screens around one service and the favorites that they share.
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
    SearchViewController(screens: self, visibleRows: visibleRows)
  }

  func makeUserScreen(of user: User) -> ViewController {
    UserViewController(user: user, screens: self, visibleRows: visibleRows)
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    RepositoryViewController(repository: repository, screens: self)
  }

  func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(screens: self, visibleRows: visibleRows)
  }
}

/// Builds view models, once the screens have inputs to give.
@Traced(extending: .composition)
extension GitHubScreenFactory {
  func makeSearchViewModel(inputs: SearchViewModel.Inputs) -> SearchViewModel {
    SearchViewModel(
      service: service, scheduler: scheduler, visibleRows: visibleRows, inputs: inputs)
  }

  func makeUserViewModel(of user: User, inputs: UserViewModel.Inputs) -> UserViewModel {
    UserViewModel(user: user, service: service, visibleRows: visibleRows, inputs: inputs)
  }

  func makeRepositoryViewModel(
    of repository: Repository, inputs: RepositoryViewModel.Inputs
  ) -> RepositoryViewModel {
    RepositoryViewModel(repository: repository, favorites: favorites, inputs: inputs)
  }

  func makeFavoritesViewModel(inputs: FavoritesViewModel.Inputs) -> FavoritesViewModel {
    FavoritesViewModel(favorites: favorites, inputs: inputs)
  }
}
