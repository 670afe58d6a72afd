import HeadlessUI
import Samples

/// Puts the screen of one repository together.
@Traced(.composition)
final class RepositoryViewController: ViewController {
  private let repository: Repository
  private let favorites: FavoritesModel
  private let screen: RepositoryScreen
  private var pair: Pair<RepositoryView, RepositoryController>?

  init(repository: Repository, favorites: FavoritesModel) {
    screen = RepositoryScreen()
    self.repository = repository
    self.favorites = favorites
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pair = Pair(
      RepositoryView(screen, of: repository, in: favorites),
      RepositoryController(screen, of: repository, in: favorites))
  }
}
