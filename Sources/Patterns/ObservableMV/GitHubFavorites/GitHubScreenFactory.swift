import HeadlessUI
import Samples

/// Builds the screens, each with its own model; the favorites are shared by all.
@Traced(.composition)
final class GitHubScreenFactory {
  private let favorites: SharedFavorites
  private let service: GitHubService
  private let clock: VirtualClock
  private let visibleRows: Int

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    favorites = SharedFavorites()
    service = GitHubService(server: environment.server)
    clock = environment.clock
    visibleRows = setup.visibleRows
  }

  func makeSearchScreen() -> ViewController {
    let model = SearchScreenModel(
      service: service, delay: TypingDelay(clock: clock), visibleRows: visibleRows)
    return SearchViewController(
      model: model, screen: SearchScreen(visibleRows: visibleRows), screens: self)
  }

  func makeUserScreen(of user: User) -> ViewController {
    let model = UserScreenModel(of: user, service: service, visibleRows: visibleRows)
    return UserViewController(
      model: model, screen: UserScreen(visibleRows: visibleRows), screens: self)
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    RepositoryViewController(repository: repository, favorites: favorites)
  }

  func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(
      favorites: favorites, screen: FavoritesScreen(visibleRows: visibleRows), screens: self)
  }
}
