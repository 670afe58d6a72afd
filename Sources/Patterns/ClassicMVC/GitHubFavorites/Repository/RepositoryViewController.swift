import HeadlessUI
import Samples

/// Puts the screen of one repository together.
@Traced(.composition)
final class RepositoryViewController: ViewController {
  private let repository: Repository
  private let favorites: FavoritesModel
  private let screen: RepositoryScreen
  /// Kept only because nothing else holds the two.
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
    let repositoryView = RepositoryView(screen, of: repository, in: favorites)
    pair = Pair(repositoryView, RepositoryController(screen, of: repository, in: favorites))
    repositoryView.viewDidLoad()
  }
}
