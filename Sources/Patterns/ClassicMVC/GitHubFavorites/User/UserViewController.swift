import HeadlessUI
import Samples

/// Puts the screen of one user together.
@Traced(.composition)
final class UserViewController: ViewController {
  private let repositories: RepositoryListModel
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  private var pair: Pair<RepositoryListView, RepositoryListController>?

  init(repositories: RepositoryListModel, visibleRows: Int, screens: GitHubScreenFactory) {
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
      screen, of: repositories, navigator: Navigator(of: self), screens: screens)
    pair = Pair(list, RepositoryListController(screen.repositories, of: repositories, view: list))
  }
}
