import HeadlessUI
import Samples

/// Loads a user's repositories page by page, shows them, and opens one.
@Traced(.controller)
final class UserViewController: ViewController {
  /// The repositories that have arrived, and the request that is needed.
  private(set) var list: RepositoryList
  private let service: GitHubService
  private let favorites: FavoritesViewController
  private let screen: UserScreen
  /// The request that was sent last; `nil` once it is answered.
  private var sent: RepositoryPageRequest?
  /// Kept only because releasing it would cancel the request.
  private var token: RequestToken?

  init(user: User, service: GitHubService, favorites: FavoritesViewController, visibleRows: Int) {
    list = RepositoryList(of: user, visibleRows: visibleRows)
    self.service = service
    self.favorites = favorites
    screen = UserScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(list.user.login)'s repositories"
    screen.repositories.dataSource = self
    screen.repositories.delegate = self
    show()
    list.load()
    listChanged()
  }

  func open(_ repository: Repository) {
    navigationController?.pushViewController(
      RepositoryViewController(repository: repository, favorites: favorites), animated: true)
  }

  func scrolled(to offset: Int) {
    let before = list.request
    list.scrolled(to: offset)
    if list.request != before { listChanged() }
  }

  /// Shows the list before it sends a request: the answer may come inside the call.
  private func listChanged() {
    show()
    send(list.request)
  }

  /// Sends the request that is needed now, and cancels the one before, unless they are the same.
  private func send(_ request: RepositoryPageRequest?) {
    guard request != sent else { return }
    sent = request
    token = nil
    guard let request else { return }
    let issued = service.repositories(request) { [weak self] result in self?.received(result) }
    // Answered inside the call, it may have been followed by another, whose token must stay.
    if issued.isUnderWay { token = issued }
  }

  private func received(_ result: Result<ListPage<Repository>, ServerError>) {
    list.received(result)
    listChanged()
    if case .failure(let error) = result { show(error) }
  }

  private func show() {
    screen.total.text = TotalText(loaded: list.repositories.count, total: list.total).text
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, as in every pattern: the order of painting is no difference between them.
    screen.repositories.reloadData()
  }

  private func show(_ error: ServerError) {
    present(AlertController.failure(error.message), animated: true)
  }
}
