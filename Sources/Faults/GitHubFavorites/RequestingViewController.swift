import HeadlessUI
import Samples

/// The search screen's controller in Cocoa MVC, which sends its requests itself; as it is, it is
/// right, and each mistake overrides a part of it.
@Traced(.controller)
class RequestingViewController: ViewController {
  let service: GitHubService
  let screen: SearchScreen
  var search: UserSearch
  private let delay: TypingDelay
  private let favorites: FavoritesModel
  private let visibleRows: Int
  var token: RequestToken?

  init(setup: GitHubFavoritesSetup, environment: Environment, favorites: FavoritesModel) {
    service = GitHubService(server: environment.server)
    delay = TypingDelay(clock: environment.clock)
    screen = SearchScreen(visibleRows: setup.visibleRows)
    search = UserSearch(visibleRows: setup.visibleRows)
    visibleRows = setup.visibleRows
    self.favorites = favorites
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
  }

  private func cancel() {
    screen.search.resignFirstResponder()
  }

  final func queryChanged(to query: String) {
    if UserSearch.isImmediate(query) {
      search(for: query)
    } else {
      delay.wait { [weak self] in self?.search(for: query) }
    }
  }

  func search(for query: String) {
    delay.cancel()
    let before = search
    search.search(for: query)
    if search != before { follow(before.request) }
  }

  final func scrolled(to offset: Int) {
    let before = search.request
    search.scrolled(to: offset)
    if search.request != before { follow(before) }
  }

  /// Cancels the request that was under way, and sends the one that is.
  final func follow(_ before: UserPageRequest?) {
    if search.request != before { token = nil }
    show()
    if let request = search.request, request != before { send(request) }
  }

  func send(_ request: UserPageRequest) {
    let issued = service.users(request) { [weak self] result in self?.finish(result) }
    if issued.isUnderWay { token = issued }
  }

  func finish(_ result: Result<ListPage<User>, ServerError>) {
    let before = search.request
    search.received(result)
    follow(before)
    if case .failure(let error) = result { show(error) }
  }

  func show() {
    screen.results.reloadData()
    screen.total.text = TotalText(loaded: search.users.count, total: search.total).text
    if search.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  final func show(_ error: ServerError) {
    present(AlertController.failure(error.message), animated: true)
  }

  final func open(_ user: User) {
    let repositories = RepositoryListModel(of: user, service: service, visibleRows: visibleRows)
    navigationController?.pushViewController(
      UserViewController(
        repositories: repositories, favorites: favorites, visibleRows: visibleRows),
      animated: true)
  }
}
