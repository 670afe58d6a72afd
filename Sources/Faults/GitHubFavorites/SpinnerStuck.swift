import HeadlessUI
import Samples

/// The GitHub favorites in Cocoa MVC, which stop the spinner where users arrive, and only there.
@Traced(.composition)
final class SpinnerStuckApp: App {
  let window: Window

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    let favorites = FavoritesModel()
    window = Window(
      search: SpinnerStuckViewController(
        setup: setup, environment: environment, favorites: favorites),
      favorites: FavoritesViewController(favorites: favorites, visibleRows: setup.visibleRows))
  }
}

/// Thinks of failures as something to tell, not as an end of waiting.
@Traced(.controller)
final class SpinnerStuckViewController: RequestingViewController {
  /// The mistake: a request that has failed stays under way.
  override func finish(_ result: Result<ListPage<User>, ServerError>) {
    switch result {
    case .success: super.finish(result)
    case .failure(let error): show(error)
    }
  }
}
