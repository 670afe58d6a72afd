import HeadlessUI
import Samples

/// Shows the users that the store's search has found, opens one, and hands the rest to the action
/// creator, the request that is due included.
@Traced(.view)
final class SearchViewController: ViewController {
  let actions: SearchActions
  let store: SearchStore
  let screen: SearchScreen
  private let failures: FailureStore
  private let screens: GitHubScreenFactory
  private var search: Subscription<UserSearch>?
  private var failure: Subscription<ServerError?>?

  init(
    actions: SearchActions, store: SearchStore, failures: FailureStore, screen: SearchScreen,
    screens: GitHubScreenFactory
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
    screen.search.delegate = self
    screen.results.dataSource = self
    screen.results.delegate = self
    screen.cancel.addAction(Action { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    search = store.subscribe { [weak self] search in self?.storeChanged(to: search) }
    failure = failures.subscribe { [weak self] error in self?.show(error) }
  }

  func open(_ user: User) {
    navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
  }

  private func cancel() { screen.search.resignFirstResponder() }

  private func storeChanged(to search: UserSearch) {
    screen.total.text = TotalText(loaded: search.users.count, total: search.total).text
    if search.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    screen.results.reloadData()
    actions.follow(search.request)
  }

  private func show(_ error: ServerError?) {
    if let error { present(AlertController.failure(error.message), animated: true) }
  }
}
