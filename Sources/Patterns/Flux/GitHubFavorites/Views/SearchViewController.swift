import HeadlessUI
import Samples

/// Shows the users that the store's search has found, opens one, and tells the action creator what
/// was typed and scrolled.
@Traced(.view)
final class SearchViewController: ViewController {
  let actions: SearchActions
  let screen: SearchScreen
  /// The users that are listed.
  private(set) var users: [User] = []
  private let store: SearchStore
  private let failure: FailureStore
  private let screens: GitHubScreenFactory
  /// Held to stay subscribed to the stores.
  private var subscriptions: [StoreSubscription] = []

  init(
    actions: SearchActions, store: SearchStore, failure: FailureStore, screen: SearchScreen,
    screens: GitHubScreenFactory
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
    screen.search.delegate = self
    screen.results.dataSource = self
    screen.results.delegate = self
    screen.cancel.addAction(Action { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    subscriptions = [
      store.subscribe { [weak self] in self?.show() },
      failure.subscribe { [weak self] in self?.failureChanged() },
    ]
    show()
  }

  func open(_ user: User) {
    navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
  }

  private func cancel() {
    screen.search.resignFirstResponder()
  }

  private func show() {
    let search = store.value
    screen.total.text = TotalText(loaded: search.users.count, total: search.total).text
    if search.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    show(search.users)
  }

  /// Reloads the list if it is another one: the store also changes with each step of a scroll.
  private func show(_ users: [User]) {
    guard users != self.users else { return }
    self.users = users
    screen.results.reloadData()
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
