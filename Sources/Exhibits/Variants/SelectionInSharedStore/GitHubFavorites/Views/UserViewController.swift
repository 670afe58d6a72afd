import HeadlessUI
import Samples

/// Shows the repositories in the store's list, tells the action creators what was scrolled and
/// selected, and that the view has loaded, and opens what the shared store says was selected.
@Traced(.view)
final class UserViewController: ViewController {
  let actions: RepositoriesActions
  let selectionActions: SelectionActions
  /// The repositories that are listed.
  private(set) var repositories: [Repository] = []
  private let store: RepositoriesStore
  private let failure: FailureStore
  private let screen: UserScreen
  private let selection: SelectionStore
  private let screens: GitHubScreenFactory
  /// Held to stay subscribed to the selection.
  private var selectionSubscription: StoreSubscription?
  /// Held to stay subscribed to the stores.
  private var subscriptions: [StoreSubscription] = []

  init(
    actions: RepositoriesActions, store: RepositoriesStore, failure: FailureStore,
    selectionActions: SelectionActions, selection: SelectionStore, screen: UserScreen,
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
    guard case .repository(let repository) = selection.value else { return }
    open(repository)
    selectionActions.selectionOpened()
  }

  private func open(_ repository: Repository) {
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
