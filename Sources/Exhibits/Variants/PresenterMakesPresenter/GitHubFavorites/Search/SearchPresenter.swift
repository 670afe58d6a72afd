import Samples

/// Searches for what is typed, and decides what is shown of it; makes the presenter of a user that
/// is opened.
@Traced(.presenter)
final class SearchPresenter: SearchPresenting {
  weak var view: (any SearchViewing)?
  private let search: UserSearchModel
  private let service: GitHubService
  private let favorites: FavoritesModel
  private let visibleRows: Int
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(
    search: UserSearchModel, service: GitHubService, favorites: FavoritesModel, visibleRows: Int
  ) {
    self.search = search
    self.service = service
    self.favorites = favorites
    self.visibleRows = visibleRows
  }

  func viewDidLoad() {
    observations = [
      search.observe { [weak self] search in self?.show(search) },
      search.observeFailures { [weak self] error in
        self?.view?.showFailureAlert(error.message)
      },
    ]
  }

  func didBeginEditing() { view?.setCancelHidden(false) }

  func didEndEditing() { view?.setCancelHidden(true) }

  func didChangeQuery(to query: String) { search.queryChanged(to: query) }

  func didSubmitQuery(_ query: String) { search.search(for: query) }

  func didTapCancel() { view?.endEditing() }

  func didScroll(to offset: Int) { search.scrolled(to: offset) }

  func didSelectUser(at row: Int) {
    view?.openUser(
      UserPresenter(
        repositories: RepositoryListModel(
          of: search.search.users[row], service: service, visibleRows: visibleRows),
        favorites: favorites))
  }

  private func show(_ search: UserSearch) {
    view?.showTotal(TotalText(loaded: search.users.count, total: search.total).text)
    if search.isLoading { view?.showSpinner() } else { view?.hideSpinner() }
    // Last, as in every pattern: the order of painting is no difference between them.
    view?.showUsers(search.users.map(\.login))
  }
}
