import HeadlessUI
import Samples

/// Passes on what the person looks for, shows the users that were found, and opens one.
@Traced(.controller)
final class SearchViewController: ViewController {
  let userSearch: any UserSearching
  let screen: SearchScreen
  private let service: GitHubService
  private let favorites: FavoritesModel
  private let visibleRows: Int
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(
    userSearch: any UserSearching, service: GitHubService, favorites: FavoritesModel,
    visibleRows: Int
  ) {
    self.userSearch = userSearch
    self.service = service
    self.favorites = favorites
    self.visibleRows = visibleRows
    screen = SearchScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.search.delegate = self
    screen.results.dataSource = self
    screen.results.delegate = self
    screen.cancel.addAction(Action { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    observations = [
      userSearch.observe { [weak self] search in self?.show(search) },
      userSearch.observeFailures { [weak self] error in self?.show(error) },
    ]
  }

  func open(_ user: User) {
    let repositories = RepositoryListModel(of: user, service: service, visibleRows: visibleRows)
    navigationController?.pushViewController(
      UserViewController(
        repositories: repositories, favorites: favorites, visibleRows: visibleRows),
      animated: true)
  }

  private func cancel() {
    screen.search.resignFirstResponder()
  }

  private func show(_ search: UserSearch) {
    screen.total.text = TotalText(loaded: search.users.count, total: search.total).text
    if search.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, as in every pattern: the order of painting is no difference between them.
    screen.results.reloadData()
  }

  private func show(_ error: ServerError) {
    present(AlertController.failure(error.message), animated: true)
  }
}
