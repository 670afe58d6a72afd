import HeadlessUI
import Samples

/// Puts the modules of all screens together; the favorites are the same for all of them.
@Traced(.composition)
final class GitHubAssembly {
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

  func assembleSearch() -> ViewController {
    let interactor = SearchInteractor(
      search: UserSearchModel(service: service, clock: clock, visibleRows: visibleRows))
    let router = SearchRouter(modules: self)
    let presenter = SearchPresenter(interactor: interactor, router: router)
    let view = SearchViewController(output: presenter, visibleRows: visibleRows)
    interactor.output = presenter
    presenter.view = view
    router.controller = view
    return view
  }

  func assembleUser(_ user: User) -> ViewController {
    let interactor = UserInteractor(
      repositories: RepositoryListModel(of: user, service: service, visibleRows: visibleRows))
    let router = UserRouter(modules: self)
    let presenter = UserPresenter(interactor: interactor, router: router)
    let view = UserViewController(output: presenter, visibleRows: visibleRows)
    interactor.output = presenter
    presenter.view = view
    router.controller = view
    return view
  }

  func assembleRepository(_ repository: Repository) -> ViewController {
    let interactor = RepositoryInteractor(repository: repository, favorites: favorites)
    let presenter = RepositoryPresenter(repository: repository, interactor: interactor)
    let view = RepositoryViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }

  func assembleFavorites() -> ViewController {
    let interactor = FavoritesInteractor(favorites: favorites)
    let router = FavoritesRouter(modules: self)
    let presenter = FavoritesPresenter(interactor: interactor, router: router)
    let view = FavoritesViewController(output: presenter, visibleRows: visibleRows)
    interactor.output = presenter
    presenter.view = view
    router.controller = view
    return view
  }
}
