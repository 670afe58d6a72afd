import HeadlessUI
import Samples

/// Shows the users that the store's search has found, and the one that is open, and sends what was
/// typed, tapped and scrolled.
@Traced(.view)
final class SearchViewController: ViewController {
  let store: Store<SearchFeature.State, SearchFeature.Action>
  let screen: SearchScreen
  /// The users that are listed.
  private(set) var users: [User] = []
  private let screens: GitHubScreenFactory
  /// Held to stay subscribed to the store.
  private var subscriptions: [StoreSubscription] = []

  init(
    store: Store<SearchFeature.State, SearchFeature.Action>, screen: SearchScreen,
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
    screen.search.delegate = self
    screen.results.dataSource = self
    screen.results.delegate = self
    screen.cancel.addAction(Action { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    subscriptions = [
      store.observe(\.search) { [weak self] search in self?.show(search) },
      store.ifLet(\.failure) { [weak self] error in self?.show(error) },
      store.ifLet(\.user) { [weak self] _ in self?.openUser() },
    ]
  }

  private func openUser() {
    navigationController?.pushViewController(
      screens.makeUserScreen(of: store.scope(\.user, as: SearchFeature.Action.user)),
      animated: true)
  }

  private func cancel() {
    screen.search.resignFirstResponder()
  }

  private func show(_ search: UserSearch) {
    screen.total.text = TotalText(loaded: search.users.count, total: search.total).text
    if search.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    show(search.users, from: search.offset)
  }

  /// Brings the reader where the state says, and reloads the list if it is another one.
  ///
  /// The row in sight is state as well: of a list that was emptied and filled again in one change,
  /// the table has not seen the empty one.
  private func show(_ users: [User], from row: Int) {
    screen.results.scroll(toOffset: row)
    guard users != self.users else { return }
    self.users = users
    screen.results.reloadData()
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
