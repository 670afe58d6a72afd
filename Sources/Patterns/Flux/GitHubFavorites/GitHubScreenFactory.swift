import HeadlessUI
import Samples

/// Builds the screens, each with its own stores; the dispatcher and the favorites are shared.
@Traced(.composition)
final class GitHubScreenFactory {
  private let dispatcher: Dispatcher<GitHubAction>
  private let favorites: FavoritesStore
  private let service: GitHubService
  private let clock: VirtualClock
  private let visibleRows: Int

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    dispatcher = Dispatcher(faults: environment.faults)
    favorites = FavoritesStore(Favorites(), dispatcher: dispatcher)
    service = GitHubService(server: environment.server)
    clock = environment.clock
    visibleRows = setup.visibleRows
  }

  func makeSearchScreen() -> ViewController {
    SearchViewController(
      actions: SearchActions(
        dispatcher: dispatcher, service: service, delay: TypingDelay(clock: clock)),
      store: SearchStore(UserSearch(visibleRows: visibleRows), dispatcher: dispatcher),
      failures: SearchFailureStore(dispatcher: dispatcher),
      screen: SearchScreen(visibleRows: visibleRows), screens: self)
  }

  func makeUserScreen(of user: User) -> ViewController {
    UserViewController(
      actions: RepositoriesActions(of: user, dispatcher: dispatcher, service: service),
      store: RepositoriesStore(
        RepositoryList(of: user, visibleRows: visibleRows), dispatcher: dispatcher),
      failures: RepositoriesFailureStore(of: user, dispatcher: dispatcher),
      screen: UserScreen(visibleRows: visibleRows), screens: self)
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    RepositoryViewController(
      repository: repository, actions: FavoritesActions(dispatcher: dispatcher),
      favorites: favorites)
  }

  func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(
      actions: FavoritesActions(dispatcher: dispatcher), store: favorites,
      screen: FavoritesScreen(visibleRows: visibleRows), screens: self)
  }
}
