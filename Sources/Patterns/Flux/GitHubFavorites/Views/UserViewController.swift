import HeadlessUI
import Samples

/// Shows the repositories in the store's list, opens one, and hands the rest to the action creator,
/// the request that is due included.
@Traced(.view)
final class UserViewController: ViewController {
  let actions: RepositoriesActions
  let store: RepositoriesStore
  private let failures: FailureStore
  private let screen: UserScreen
  private let screens: GitHubScreenFactory
  private var list: Subscription<RepositoryList>?
  private var failure: Subscription<ServerError?>?

  init(
    actions: RepositoriesActions, store: RepositoriesStore, failures: FailureStore,
    screen: UserScreen, screens: GitHubScreenFactory
  ) {
    self.actions = actions
    self.store = store
    self.failures = failures
    self.screen = screen
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(store.value.user.login)'s repositories"
    screen.repositories.dataSource = self
    screen.repositories.delegate = self
    list = store.subscribe { [weak self] list in self?.storeChanged(to: list) }
    failure = failures.subscribe { [weak self] error in self?.show(error) }
    actions.load()
  }

  func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }

  private func storeChanged(to list: RepositoryList) {
    screen.total.text = TotalText(loaded: list.repositories.count, total: list.total).text
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    screen.repositories.reloadData()
    actions.follow(list.request)
  }

  private func show(_ error: ServerError?) {
    if let error { present(AlertController.failure(error.message), animated: true) }
  }
}
