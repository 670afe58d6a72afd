import HeadlessUI
import Reactive
import Samples

/// The GitHub favorites in Cocoa MVC, whose queries pass through a stream that skips repeats.
@Traced(.composition)
final class RetryBlockedApp: App {
  let window: Window

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    let favorites = FavoritesModel()
    window = Window(
      search: RetryBlockedViewController(
        setup: setup, environment: environment, favorites: favorites),
      favorites: FavoritesViewController(favorites: favorites, visibleRows: setup.visibleRows))
  }
}

/// Searches for what a stream of queries delivers.
@Traced(.controller)
final class RetryBlockedViewController: RequestingViewController {
  private let queries = PassthroughSubject<String, Never>()
  private var cancellable: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    // The mistake: a query that failed is a repeat, too.
    cancellable = queries.removeDuplicates().sink { [weak self] query in self?.request(query) }
  }

  override func search(for query: String) { queries.send(query) }

  private func request(_ query: String) { super.search(for: query) }
}
