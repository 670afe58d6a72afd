import HeadlessUI
import Samples

/// Builds the screens; the dispatcher and the favorites are shared.
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
    SearchViewController(factory: self, screen: SearchScreen(visibleRows: visibleRows))
  }

  func makeUserScreen(of user: User) -> ViewController {
    UserViewController(user: user, factory: self, screen: UserScreen(visibleRows: visibleRows))
  }

  func makeRepositoryScreen(of repository: Repository) -> ViewController {
    RepositoryViewController(repository: repository, factory: self)
  }

  func makeFavoritesScreen() -> ViewController {
    FavoritesViewController(factory: self, screen: FavoritesScreen(visibleRows: visibleRows))
  }
}

/// Builds the view models, with the stores that belong to one screen, once it has inputs to give.
@Traced(extending: .composition)
extension GitHubScreenFactory {
  func makeSearchViewModel(inputs: SearchViewModel.Inputs) -> SearchViewModel {
    SearchViewModel(
      actions: SearchActions(
        dispatcher: dispatcher, service: service, delay: TypingDelay(clock: clock)),
      store: SearchStore(UserSearch(visibleRows: visibleRows), dispatcher: dispatcher),
      failures: SearchFailureStore(dispatcher: dispatcher), inputs: inputs)
  }

  func makeUserViewModel(of user: User, inputs: UserViewModel.Inputs) -> UserViewModel {
    UserViewModel(
      actions: RepositoriesActions(of: user, dispatcher: dispatcher, service: service),
      store: RepositoriesStore(
        RepositoryList(of: user, visibleRows: visibleRows), dispatcher: dispatcher),
      failures: RepositoriesFailureStore(of: user, dispatcher: dispatcher), inputs: inputs)
  }

  func makeRepositoryViewModel(
    of repository: Repository, inputs: RepositoryViewModel.Inputs
  ) -> RepositoryViewModel {
    RepositoryViewModel(
      repository: repository, actions: FavoritesActions(dispatcher: dispatcher),
      favorites: favorites, inputs: inputs)
  }

  func makeFavoritesViewModel(inputs: FavoritesViewModel.Inputs) -> FavoritesViewModel {
    FavoritesViewModel(
      actions: FavoritesActions(dispatcher: dispatcher), store: favorites, inputs: inputs)
  }
}
