import HeadlessUI
import Samples

/// Searches for what the person types, loads page by page, shows the users that were found, and opens
/// one.
@Traced(.controller)
final class SearchViewController: ViewController {
  let screen: SearchScreen
  /// The search: what is searched for, and what was found.
  private(set) var search: UserSearch
  private let service: GitHubService
  private let clock: VirtualClock
  private let favorites: FavoritesViewController
  private let visibleRows: Int
  /// Kept only because releasing it would end the wait for a pause in typing.
  private var pause: ScheduledWork?
  /// The request that was sent last; `nil` once it is answered or nothing is needed any more.
  private var sent: UserPageRequest?
  /// Kept only because releasing it would cancel the request.
  private var token: RequestToken?

  init(
    service: GitHubService, clock: VirtualClock, favorites: FavoritesViewController,
    visibleRows: Int
  ) {
    self.service = service
    self.clock = clock
    self.favorites = favorites
    self.visibleRows = visibleRows
    search = UserSearch(visibleRows: visibleRows)
    screen = SearchScreen(visibleRows: visibleRows)
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
    show()
  }

  func open(_ user: User) {
    navigationController?.pushViewController(
      UserViewController(
        user: user, service: service, favorites: favorites, visibleRows: visibleRows),
      animated: true)
  }

  /// Searches once typing rests, or at once if nothing is left of the text.
  func queryChanged(to query: String) {
    if UserSearch.isImmediate(query) {
      search(for: query)
    } else {
      pause = clock.schedule(after: UserSearch.typingDelay, label: "search") { [weak self] in
        self?.search(for: query)
      }
    }
  }

  /// Searches at once, whatever is waited for.
  func search(for query: String) {
    pause = nil
    let before = search
    search.search(for: query)
    if search != before { searchChanged() }
  }

  func scrolled(to offset: Int) {
    let before = search.request
    search.scrolled(to: offset)
    if search.request != before { searchChanged() }
  }

  private func cancel() {
    screen.search.resignFirstResponder()
  }

  /// Shows the search before it sends a request: the answer may come inside the call.
  private func searchChanged() {
    show()
    send(search.request)
  }

  /// Sends the request that is needed now, and cancels the one before, unless they are the same.
  private func send(_ request: UserPageRequest?) {
    guard request != sent else { return }
    sent = request
    token = nil
    guard let request else { return }
    let issued = service.users(request) { [weak self] result in self?.received(result) }
    // Answered inside the call, it may have been followed by another, whose token must stay.
    if issued.isUnderWay { token = issued }
  }

  private func received(_ result: Result<ListPage<User>, ServerError>) {
    search.received(result)
    searchChanged()
    if case .failure(let error) = result { show(error) }
  }

  private func show() {
    screen.total.text = TotalText(loaded: search.users.count, total: search.total).text
    if search.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, as in every pattern: the order of painting is no difference between them.
    screen.results.reloadData()
  }

  private func show(_ error: ServerError) {
    present(AlertController.failure(error.message), animated: true)
  }
}
