import HeadlessUI
import Samples

/// Builds the screens, each with its own stores; the dispatcher, the favorites and the
/// selection are shared.
@Traced(.composition)
final class GitHubScreenFactory {
  private let dispatcher: Dispatcher<GitHubAction>
  private let favorites: FavoritesStore
  private let favoritesActions: FavoritesActions
  private let selection: SelectionStore
  private let selectionActions: SelectionActions
  private let service: GitHubService
  private let clock: VirtualClock
  private let visibleRows: Int

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    dispatcher = Dispatcher(faults: environment.faults)
    favorites = FavoritesStore(Favorites(), dispatcher: dispatcher)
    favoritesActions = FavoritesActions(dispatcher: dispatcher, favorites: favorites)
    selection = SelectionStore(nil, dispatcher: dispatcher)
    selectionActions = SelectionActions(dispatcher: dispatcher)
    service = GitHubService(server: environment.server)
    clock = environment.clock
    visibleRows = setup.visibleRows
  }

  func makeSearchScreen() -> ViewController {
    let store = SearchStore(UserSearch(visibleRows: visibleRows), dispatcher: dispatcher)
    return SearchViewController(
      actions: SearchActions(
        dispatcher: dispatcher, store: store, service: service, delay: TypingDelay(clock: clock)),
      store: store, failure: SearchFailureStore(dispatcher: dispatcher),
      selectionActions: selectionActions, selection: selection,
      screen: SearchScreen(visibleRows: visibleRows), screens: self)
  }

  func makeUserScreen(of user: User) -> ViewController {
    let store = RepositoriesStore(
      RepositoryList(of: user, visibleRows: visibleRows), dispatcher: dispatcher)
    return UserViewController(
      actions: RepositoriesActions(dispatcher: dispatcher, store: store, service: service),
      store: store, failure: RepositoriesFailureStore(of: user, dispatcher: dispatcher),
      selectionActions: selectionActions, selection: selection,
      screen: UserScreen(visibleRows: visibleRows), screens: self)
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    RepositoryViewController(
      repository: repository, actions: favoritesActions, favorites: favorites)
  }

  func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(
      actions: favoritesActions, store: favorites, selectionActions: selectionActions,
      selection: selection,
      screen: FavoritesScreen(visibleRows: visibleRows), screens: self)
  }
}
