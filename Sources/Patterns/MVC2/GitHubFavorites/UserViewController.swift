import HeadlessUI
import Samples

/// Loads the view of a user's repositories, and puts a controller between the two.
@Traced(.composition)
final class UserViewController: ViewController {
  private let repositories: RepositoryListModel
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  private var controller: RepositoryListController?

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
    controller = RepositoryListController(
      repositories: repositories, screen: screen, navigator: ScreenNavigator(self),
      screens: screens)
    controller?.viewDidLoad()
  }
}
