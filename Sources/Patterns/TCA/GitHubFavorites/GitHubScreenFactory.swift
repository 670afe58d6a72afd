import HeadlessUI
import Samples

/// Builds the screens, each on its part of the one store.
@Traced(.composition)
final class GitHubScreenFactory {
  private let store: RootStore<AppReducer>
  private let visibleRows: Int

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    visibleRows = setup.visibleRows
    let service = GitHubService(server: environment.server)
    let client = GitHubClient(users: service.users, repositories: service.repositories)
    let clock = ClockClient(schedule: environment.clock.schedule)
    store = RootStore(
      initialState: AppFeature.State(
        search: SearchFeature.State(search: UserSearch(visibleRows: visibleRows))),
      reducer: AppReducer(
        search: SearchReducer(
          user: UserReducer(client: client), client: client, clock: clock,
          visibleRows: visibleRows),
        favorites: FavoritesReducer()),
      faults: environment.faults)
  }

  func makeSearchScreen() -> ViewController {
    SearchViewController(
      store: store.scope(\.search, as: AppFeature.Action.search),
      screen: SearchScreen(visibleRows: visibleRows), screens: self)
  }

  func makeUserScreen(of user: Store<UserFeature.State, UserFeature.Action>) -> ViewController {
    UserViewController(
      store: user, screen: UserScreen(visibleRows: visibleRows), screens: self)
  }

  func makeRepositoryScreen(
    of repository: Repository, _ presented: Store<Repository, Never>
  ) -> ViewController {
    RepositoryViewController(
      repository: repository, presented: presented,
      favorites: store.scope(\.favorites, as: AppFeature.Action.favorites))
  }

  func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(
      store: store.scope(\.favorites, as: AppFeature.Action.favorites),
      screen: FavoritesScreen(visibleRows: visibleRows), screens: self)
  }
}
