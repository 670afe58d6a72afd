import HeadlessUI
import Samples

/// Shows the users that the store's search has found, tells the action creators what was typed,
/// scrolled and selected, and opens what the shared store says was selected.
@Traced(.view)
final class SearchViewController: ViewController {
  let actions: SearchActions
  let selectionActions: SelectionActions
  let screen: SearchScreen
  /// The users that are listed.
  private(set) var users: [User] = []
  private let store: SearchStore
  private let failure: FailureStore
  private let selection: SelectionStore
  private let screens: GitHubScreenFactory
  /// Held to stay subscribed to the selection.
  private var selectionSubscription: StoreSubscription?
  /// Held to stay subscribed to the stores.
  private var subscriptions: [StoreSubscription] = []

  init(
    actions: SearchActions, store: SearchStore, failure: FailureStore,
    selectionActions: SelectionActions, selection: SelectionStore, screen: SearchScreen,
    screens: GitHubScreenFactory
  ) {
    self.actions = actions
    self.store = store
    self.failure = failure
    self.screen = screen
    self.selectionActions = selectionActions
    self.selection = selection
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

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Until it disappears, and no longer: the store is shared, and what was selected on another
    // screen is not opened from here.
    selectionSubscription = selection.subscribe { [weak self] in self?.selectionChanged() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    selectionSubscription = nil
  }

  private func selectionChanged() {
    guard case .user(let user) = selection.value else { return }
    open(user)
    selectionActions.selectionOpened()
  }

  private func open(_ user: User) {
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
