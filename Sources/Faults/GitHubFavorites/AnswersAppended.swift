import HeadlessUI
import Samples

/// The GitHub favorites in Cocoa MVC, which never cancel a search.
@Traced(.composition)
final class AnswersAppendedApp: App {
  let window: Window

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    let favorites = FavoritesModel()
    window = Window(
      search: AnswersAppendedViewController(
        setup: setup, environment: environment, favorites: favorites),
      favorites: FavoritesViewController(favorites: favorites, visibleRows: setup.visibleRows))
  }
}

/// Keeps every request that it has sent.
@Traced(.controller)
final class AnswersAppendedViewController: RequestingViewController {
  private var tokens: [RequestToken] = []

  /// The mistake: the older request goes on beside the newer, and whatever arrives is taken for the
  /// answer.
  override func send(_ request: UserPageRequest) {
    tokens.append(service.users(request) { [weak self] result in self?.finish(result) })
  }
}
