import HeadlessUI
import Reactive
import Samples

/// The GitHub favorites in Cocoa MVC, whose screen assigns a stream to a property of itself.
@Traced(.composition)
final class HeldByItselfApp: App {
  let window: Window

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    let favorites = FavoritesModel()
    window = Window(
      search: HeldByItselfViewController(
        setup: setup, environment: environment, favorites: favorites),
      favorites: FavoritesViewController(favorites: favorites, visibleRows: setup.visibleRows))
  }
}

/// Shows the number of users that a stream delivers.
@Traced(.controller)
final class HeldByItselfViewController: RequestingViewController {
  private let totals = PassthroughSubject<String, Never>()
  private var cancellable: AnyCancellable?
  private var total = "" {
    didSet { screen.total.text = total }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The mistake: the subscription holds its object, which holds the subscription.
    cancellable = totals.assign(to: \.total, on: self)
  }

  override func show() {
    super.show()
    totals.send(TotalText(loaded: search.users.count, total: search.total).text)
  }
}
