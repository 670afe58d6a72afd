import HeadlessUI
import Samples

/// Builds the screens; the dispatcher and the favorites are shared.
@Traced(.composition)
final class GitHubScreenFactory {
  private let dispatcher: Dispatcher<GitHubAction>
  private let favorites: FavoritesStore
  private let favoritesActions: FavoritesActions
  private let service: GitHubService
  private let clock: VirtualClock
  private let visibleRows: Int

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    dispatcher = Dispatcher(faults: environment.faults)
    favorites = FavoritesStore(Favorites(), dispatcher: dispatcher)
    favoritesActions = FavoritesActions(dispatcher: dispatcher, favorites: favorites)
    service = GitHubService(server: environment.server)
    clock = environment.clock
    visibleRows = setup.visibleRows
  }

  func makeSearchScreen() -> ViewController {
    SearchViewController(screens: self, screen: SearchScreen(visibleRows: visibleRows))
  }

  func makeUserScreen(of user: User) -> ViewController {
    UserViewController(user: user, screens: self, screen: UserScreen(visibleRows: visibleRows))
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    RepositoryViewController(repository: repository, screens: self)
  }

  func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(screens: self, screen: FavoritesScreen(visibleRows: visibleRows))
  }
}

/// Builds the view models, with the stores that belong to one screen, once it has inputs to give.
@Traced(extending: .composition)
extension GitHubScreenFactory {
  func makeSearchViewModel(inputs: SearchViewModel.Inputs) -> SearchViewModel {
    let store = SearchStore(UserSearch(visibleRows: visibleRows), dispatcher: dispatcher)
    return SearchViewModel(
      actions: SearchActions(
        dispatcher: dispatcher, store: store, service: service, delay: TypingDelay(clock: clock)),
      store: store, failure: SearchFailureStore(dispatcher: dispatcher), inputs: inputs)
  }

  func makeUserViewModel(of user: User, inputs: UserViewModel.Inputs) -> UserViewModel {
    let store = RepositoriesStore(
      RepositoryList(of: user, visibleRows: visibleRows), dispatcher: dispatcher)
    return UserViewModel(
      actions: RepositoriesActions(dispatcher: dispatcher, store: store, service: service),
      store: store, failure: RepositoriesFailureStore(of: user, dispatcher: dispatcher),
      inputs: inputs)
  }

  func makeRepositoryViewModel(
    of repository: Repository, inputs: RepositoryViewModel.Inputs
  ) -> RepositoryViewModel {
    RepositoryViewModel(
      repository: repository, actions: favoritesActions, favorites: favorites, inputs: inputs)
  }

  func makeFavoritesViewModel(inputs: FavoritesViewModel.Inputs) -> FavoritesViewModel {
    FavoritesViewModel(actions: favoritesActions, store: favorites, inputs: inputs)
  }
}
