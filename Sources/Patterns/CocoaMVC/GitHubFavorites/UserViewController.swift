import HeadlessUI
import Samples

/// Has a user's repositories loaded, shows them, and opens one.
@Traced(.controller)
final class UserViewController: ViewController {
  let repositories: RepositoryListModel
  private let favorites: FavoritesModel
  private let screen: UserScreen
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(repositories: RepositoryListModel, favorites: FavoritesModel, visibleRows: Int) {
    self.repositories = repositories
    self.favorites = favorites
    screen = UserScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(repositories.list.user.login)'s repositories"
    screen.repositories.dataSource = self
    screen.repositories.delegate = self
    observations = [
      repositories.observe { [weak self] list in self?.show(list) },
      repositories.observeFailures { [weak self] error in self?.show(error) },
    ]
    repositories.load()
  }

  func open(_ repository: Repository) {
    navigationController?.pushViewController(
      RepositoryViewController(repository: repository, favorites: favorites), animated: true)
  }

  private func show(_ list: RepositoryList) {
    screen.total.text = TotalText(loaded: list.repositories.count, total: list.total).text
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, as in every pattern: the order of painting is no difference between them.
    screen.repositories.reloadData()
  }

  private func show(_ error: ServerError) {
    present(AlertController.failure(error.message), animated: true)
  }
}
