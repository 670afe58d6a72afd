import HeadlessUI
import Reactive
import Samples

/// Builds the screens around one service, and hands on the favorites that it is given for each.
@Traced(.composition)
final class GitHubScreenFactory {
  private let visibleRows: Int
  private let scheduler: VirtualScheduler
  private let service: GitHubService

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    visibleRows = setup.visibleRows
    scheduler = environment.clock.scheduler
    service = GitHubService(server: environment.server)
  }

  func makeSearchScreen(favorites: FavoritesStreams) -> ViewController {
    SearchViewController(favorites: favorites, screens: self, visibleRows: visibleRows)
  }

  func makeUserScreen(of user: User, favorites: FavoritesStreams) -> ViewController {
    UserViewController(
      user: user, favorites: favorites, screens: self, visibleRows: visibleRows)
  }

  func makeRepositoryScreen(
    of repository: Repository, favorites: FavoritesStreams
  ) -> ViewController {
    RepositoryViewController(repository: repository, favorites: favorites, screens: self)
  }

  func makeFavoritesScreen(favorites: FavoritesStreams) -> ViewController {
    FavoritesViewController(favorites: favorites, screens: self, visibleRows: visibleRows)
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
    of repository: Repository, favorites: FavoritesStreams, inputs: RepositoryViewModel.Inputs
  ) -> RepositoryViewModel {
    RepositoryViewModel(repository: repository, favorites: favorites, inputs: inputs)
  }

  func makeFavoritesViewModel(
    favorites: FavoritesStreams, inputs: FavoritesViewModel.Inputs
  ) -> FavoritesViewModel {
    FavoritesViewModel(favorites: favorites, inputs: inputs)
  }
}
