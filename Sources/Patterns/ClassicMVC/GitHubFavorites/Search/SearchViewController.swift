import HeadlessUI
import Samples

/// Puts the screen `search` together.
@Traced(.composition)
final class SearchViewController: ViewController {
  private let search: UserSearchModel
  private let screens: GitHubScreenFactory
  private let screen: SearchScreen
  private var triad: Triad?

  init(search: UserSearchModel, visibleRows: Int, screens: GitHubScreenFactory) {
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
    let searchView = SearchView(
      screen, of: search, navigator: Navigator(of: self), screens: screens)
    triad = Triad(searchView, SearchController(screen, of: search, view: searchView))
  }
}
