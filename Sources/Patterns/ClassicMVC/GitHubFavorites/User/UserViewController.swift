import HeadlessUI
import Samples

/// Puts the screen of one user together.
@Traced(.composition)
final class UserViewController: ViewController {
  private let repositories: RepositoryListModel
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  private var triad: Triad?

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
    let userView = UserView(
      screen, of: repositories, navigator: Navigator(of: self), screens: screens)
    triad = Triad(userView, UserController(screen, of: repositories, view: userView))
  }
}
