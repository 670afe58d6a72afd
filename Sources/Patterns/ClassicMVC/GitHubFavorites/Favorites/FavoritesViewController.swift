import HeadlessUI
import Samples

/// Puts the screen `favorites` together.
@Traced(.composition)
final class FavoritesViewController: ViewController {
  private let favorites: FavoritesModel
  private let screens: GitHubScreenFactory
  private let screen: FavoritesScreen
  /// Kept only because nothing else holds the two.
  private var pair: Pair<FavoritesView, FavoritesController>?

  init(favorites: FavoritesModel, screens: GitHubScreenFactory, visibleRows: Int) {
    self.favorites = favorites
    self.screens = screens
    screen = FavoritesScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let favoritesView = FavoritesView(
      screen, of: favorites, navigator: ScreenNavigator(self), screens: screens)
    pair = Pair(
      favoritesView, FavoritesController(screen, of: favorites, view: favoritesView))
  }
}
