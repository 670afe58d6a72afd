import HeadlessUI
import Samples

/// Shows the repositories in the store's list, and the one that is open, and sends what was tapped and
/// scrolled, that the view has loaded, and that it was left.
@Traced(.view)
final class UserViewController: ViewController {
  let store: Store<UserFeature.State, UserFeature.Action>
  /// The repositories that are listed.
  private(set) var repositories: [Repository] = []
  private let screen: UserScreen
  private let screens: GitHubScreenFactory
  /// Held to stay subscribed to the store.
  private var subscriptions: [StoreSubscription] = []

  init(
    store: Store<UserFeature.State, UserFeature.Action>, screen: UserScreen,
    screens: GitHubScreenFactory
  ) {
    self.store = store
    self.screen = screen
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.repositories.dataSource = self
    screen.repositories.delegate = self
    subscriptions = [
      store.observe(\.list.user) { [weak self] user in self?.show(user) },
      store.observe(\.list) { [weak self] list in self?.show(list) },
      store.ifLet(\.failure) { [weak self] error in self?.show(error) },
      store.ifLet(\.repository) { [weak self] repository in self?.open(repository) },
    ]
    store.send(.viewLoaded)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { store.dismiss() }
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(
        of: repository, store.scope(\.repository, as: UserFeature.Action.repository)),
      animated: true)
  }

  private func show(_ user: User) {
    title = "\(user.login)'s repositories"
  }

  private func show(_ list: RepositoryList) {
    screen.total.text = TotalText(loaded: list.repositories.count, total: list.total).text
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    show(list.repositories)
  }

  /// Reloads the list if it is another one: the state also changes with each step of a scroll.
  private func show(_ repositories: [Repository]) {
    guard repositories != self.repositories else { return }
    self.repositories = repositories
    screen.repositories.reloadData()
  }

  private func show(_ error: ServerError) {
    let alert = AlertController(title: nil, message: error.message)
    alert.addAction(
      AlertAction(title: "OK", style: .cancel) { [weak self] _ in
        self?.store.send(.failureDismissed)
      })
    present(alert, animated: true)
    // A screen out of sight presents nothing, and does not do so later either.
    if alert.presentingViewController == nil { store.send(.failureDismissed) }
  }
}
