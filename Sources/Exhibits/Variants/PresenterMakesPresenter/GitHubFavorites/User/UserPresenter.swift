import Samples

/// Requests a user's repositories, and decides what is shown of them; makes the presenter of one
/// that is opened.
@Traced(.presenter)
final class UserPresenter: UserPresenting {
  weak var view: (any UserViewing)?
  private let repositories: RepositoryListModel
  private let favorites: FavoritesModel
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(repositories: RepositoryListModel, favorites: FavoritesModel) {
    self.repositories = repositories
    self.favorites = favorites
  }

  func viewDidLoad() {
    view?.showTitle("\(repositories.list.user.login)'s repositories")
    observations = [
      repositories.observe { [weak self] list in self?.show(list) },
      repositories.observeFailures { [weak self] error in
        self?.view?.showFailureAlert(error.message)
      },
    ]
    repositories.load()
  }

  func didScroll(to offset: Int) { repositories.scrolled(to: offset) }

  func didSelectRepository(at row: Int) {
    view?.openRepository(
      RepositoryPresenter(
        repository: repositories.list.repositories[row], favorites: favorites))
  }

  private func show(_ list: RepositoryList) {
    view?.showTotal(TotalText(loaded: list.repositories.count, total: list.total).text)
    if list.isLoading { view?.showSpinner() } else { view?.hideSpinner() }
    // Last, as in every pattern: the order of painting is no difference between them.
    view?.showRepositories(list.repositories.map { "\($0.name) ★\($0.stars)" })
  }
}
