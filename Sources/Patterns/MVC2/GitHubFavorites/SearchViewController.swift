import HeadlessUI
import Samples

/// Loads the view of the search, and puts two controllers behind it: one for the field, one for the
/// results.
@Traced(.composition)
final class SearchViewController: ViewController {
  private let search: UserSearchModel
  private let screens: GitHubScreenFactory
  private let screen: SearchScreen
  /// Kept only because nothing else holds it.
  private var fieldController: SearchFieldController?
  /// Kept only because nothing else holds it.
  private var resultsController: SearchResultsController?

  init(search: UserSearchModel, screens: GitHubScreenFactory, visibleRows: Int) {
    self.search = search
    self.screens = screens
    screen = SearchScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fieldController = SearchFieldController(search: search, screen: screen)
    resultsController = SearchResultsController(
      search: search, screen: screen, navigator: ScreenNavigator(self), screens: screens)
  }
}
