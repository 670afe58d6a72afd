import HeadlessUI
import Reactive
import Samples

/// Builds the screens around one service and the favorites that they share.
@Traced(.composition)
final class GitHubFactory {
  private let service: GitHubService
  private let favorites: FavoritesModel
  private let scheduler: VirtualScheduler
  private let visibleRows: Int

  init(service: GitHubService, scheduler: VirtualScheduler, visibleRows: Int) {
    favorites = FavoritesModel()
    self.service = service
    self.scheduler = scheduler
    self.visibleRows = visibleRows
  }

  func makeTabs() -> ViewController {
    let search = NavigationController(
      rootViewController: SearchViewController(factory: self, visibleRows: visibleRows))
    search.tabBarItem = .search()
    let favorites = NavigationController(
      rootViewController: FavoritesViewController(factory: self, visibleRows: visibleRows))
    favorites.tabBarItem = .favorites()
    return TabBarController(viewControllers: [search, favorites])
  }

  func makeUserScreen(of user: User) -> ViewController {
    UserViewController(user: user, factory: self, visibleRows: visibleRows)
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    RepositoryViewController(repository: repository, factory: self)
  }
}

/// Builds view models, once the screens have inputs to give.
@Traced(extending: .composition)
extension GitHubFactory {
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
