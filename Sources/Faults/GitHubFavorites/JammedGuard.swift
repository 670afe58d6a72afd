import HeadlessUI
import Samples

/// The GitHub favorites in Cocoa MVC, which note too late that a request is under way.
@Traced(.composition)
final class JammedGuardApp: App {
  let window: Window

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    let favorites = FavoritesModel()
    window = Window(
      search: JammedGuardViewController(
        setup: setup, environment: environment, favorites: favorites),
      favorites: FavoritesViewController(favorites: favorites, visibleRows: setup.visibleRows))
  }
}

/// Sends one request at a time, by a flag of its own.
@Traced(.controller)
final class JammedGuardViewController: RequestingViewController {
  private var isSending = false

  /// The mistake: the flag is set after the call, which may have been answered by then.
  override func send(_ request: UserPageRequest) {
    guard !isSending else { return }
    let issued = service.users(request) { [weak self] result in self?.finish(result) }
    isSending = true
    if issued.isUnderWay { token = issued }
  }

  override func finish(_ result: Result<ListPage<User>, ServerError>) {
    isSending = false
    super.finish(result)
  }

  override func search(for query: String) {
    if query != search.query, token?.isUnderWay == true { isSending = false }
    super.search(for: query)
  }
}
