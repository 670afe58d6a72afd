import HeadlessUI
import Samples

/// Shows the repositories in the store's list, opens one, and tells the action creator what was
/// scrolled, and that the view has loaded.
@Traced(.view)
final class UserViewController: ViewController {
  let actions: RepositoriesActions
  /// The repositories that are listed.
  private(set) var repositories: [Repository] = []
  private let store: RepositoriesStore
  private let failure: FailureStore
  private let screen: UserScreen
  private let screens: GitHubScreenFactory
  /// Held to stay subscribed to the stores.
  private var subscriptions: [StoreSubscription] = []

  init(
    actions: RepositoriesActions, store: RepositoriesStore, failure: FailureStore,
    screen: UserScreen, screens: GitHubScreenFactory
  ) {
    self.actions = actions
    self.store = store
    self.failure = failure
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
    subscriptions = [
      store.subscribe { [weak self] in self?.show() },
      failure.subscribe { [weak self] in self?.failureChanged() },
    ]
    show()
    actions.viewLoaded()
  }

  func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }

  private func show() {
    let list = store.value
    screen.total.text = TotalText(loaded: list.repositories.count, total: list.total).text
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    show(list.repositories)
  }

  /// Reloads the list if it is another one: the store also changes with each step of a scroll.
  private func show(_ repositories: [Repository]) {
    guard repositories != self.repositories else { return }
    self.repositories = repositories
    screen.repositories.reloadData()
  }

  private func failureChanged() {
    if let error = failure.value { show(error) }
  }

  private func show(_ error: ServerError) {
    let alert = AlertController(title: nil, message: error.message)
    alert.addAction(
      AlertAction(title: "OK", style: .cancel) { [weak self] _ in
        self?.actions.failureDismissed()
      })
    present(alert, animated: true)
    // A screen out of sight presents nothing, and does not do so later either.
    if alert.presentingViewController == nil { actions.failureDismissed() }
  }
}
