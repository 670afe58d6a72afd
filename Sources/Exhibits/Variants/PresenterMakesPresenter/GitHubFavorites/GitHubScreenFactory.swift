import HeadlessUI
import Samples

/// Builds the screens with which the tabs begin; their presenters make those of all others.
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
      presenter: SearchPresenter(
        search: UserSearchModel(service: service, clock: clock, visibleRows: visibleRows),
        service: service, favorites: favorites, visibleRows: visibleRows),
      visibleRows: visibleRows)
  }

  func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(
      presenter: FavoritesPresenter(favorites: favorites), visibleRows: visibleRows)
  }
}
