import HeadlessUI
import Samples

/// Puts the screen of one user together.
@Traced(.composition)
final class UserViewController: ViewController {
  private let repositories: RepositoryListModel
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  /// Kept only because nothing else holds the two.
  private var pair: Pair<RepositoryListView, RepositoryListController>?

  init(repositories: RepositoryListModel, screens: GitHubScreenFactory, visibleRows: Int) {
    self.repositories = repositories
    self.screens = screens
    screen = UserScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = RepositoryListView(
      screen, of: repositories, navigator: ScreenNavigator(self), screens: screens)
    let controller = RepositoryListController(screen.repositories, of: repositories, view: list)
    pair = Pair(list, controller)
    list.viewDidLoad()
    controller.viewDidLoad()
  }
}
