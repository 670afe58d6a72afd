import HeadlessUI
import Reactive
import Samples

/// Builds the screens, each with its view model, around one service and the favorites that they
/// share.
@Traced(.composition)
final class GitHubScreenFactory {
  private let service: GitHubService
  private let favorites: FavoritesModel
  private let scheduler: VirtualScheduler
  private let visibleRows: Int

  init(service: GitHubService, scheduler: VirtualScheduler, visibleRows: Int) {
    self.service = service
    self.scheduler = scheduler
    self.visibleRows = visibleRows
    favorites = FavoritesModel()
  }

  func makeTabs() -> ViewController {
    let search = NavigationController(rootViewController: makeSearchScreen())
    search.tabBarItem = .search()
    let favorites = NavigationController(rootViewController: makeFavoritesScreen())
    favorites.tabBarItem = .favorites()
    return TabBarController(viewControllers: [search, favorites])
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

  private func makeSearchScreen() -> ViewController {
    SearchViewController(
      viewModel: SearchViewModel(
        service: service, scheduler: scheduler, visibleRows: visibleRows),
      screens: self, visibleRows: visibleRows)
  }

  private func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(
      viewModel: FavoritesViewModel(favorites: favorites), screens: self,
      visibleRows: visibleRows)
  }
}
