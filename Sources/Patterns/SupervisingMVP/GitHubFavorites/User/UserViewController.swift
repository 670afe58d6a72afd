import HeadlessUI
import Samples

/// Observes a user's repositories and lists them; reports what was scrolled and selected, and what
/// failed.
@Traced(.view)
final class UserViewController: ViewController, UserViewing {
  let presenter: any UserPresenting
  let repositories: RepositoryListModel
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(
    presenter: any UserPresenting, repositories: RepositoryListModel,
    screens: GitHubScreenFactory, visibleRows: Int
  ) {
    self.presenter = presenter
    self.repositories = repositories
    self.screens = screens
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
      repositories.observeFailures { [weak self] error in self?.presenter.didFail(with: error) },
    ]
    presenter.viewDidLoad()
  }

  func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }

  func show(_ error: ServerError) {
    present(AlertController.failure(error.message), animated: true)
  }

  private func show(_ list: RepositoryList) {
    screen.total.text = TotalText(loaded: list.repositories.count, total: list.total).text
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, as in every pattern: the order of painting is no difference between them.
    screen.repositories.reloadData()
  }
}
