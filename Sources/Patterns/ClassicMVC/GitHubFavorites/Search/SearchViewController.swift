import HeadlessUI
import Samples

/// Puts the screen `search` together: a pair for the field, and one for the list of users.
@Traced(.composition)
final class SearchViewController: ViewController {
  private let search: UserSearchModel
  private let screens: GitHubScreenFactory
  private let screen: SearchScreen
  /// Kept only because nothing else holds the two.
  private var fieldPair: Pair<SearchFieldView, SearchFieldController>?
  /// Kept only because nothing else holds the two.
  private var usersPair: Pair<UserListView, UserListController>?

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
    let field = SearchFieldView(screen.search, cancel: screen.cancel)
    let users = UserListView(
      screen, of: search, navigator: ScreenNavigator(self), screens: screens)
    fieldPair = Pair(field, SearchFieldController(screen, of: search, view: field))
    usersPair = Pair(users, UserListController(screen.results, of: search, view: users))
  }
}
