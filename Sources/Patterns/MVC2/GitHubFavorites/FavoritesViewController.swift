import HeadlessUI
import Samples

/// Loads the view of the favorites, and puts a controller between the two.
@Traced(.composition)
final class FavoritesViewController: ViewController {
  private let favorites: FavoritesModel
  private let screens: GitHubScreenFactory
  private let screen: FavoritesScreen
  /// Kept only because nothing else holds it.
  private var controller: FavoritesController?

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
    controller = FavoritesController(
      favorites: favorites, screen: screen, navigator: ScreenNavigator(self), screens: screens)
  }
}
