import HeadlessUI
import Samples

/// Loads the view of a repository, and puts a controller between it and the favorites.
@Traced(.composition)
final class RepositoryViewController: ViewController {
  private let repository: Repository
  private let favorites: FavoritesModel
  private let screen: RepositoryScreen
  private var controller: RepositoryController?

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
    controller = RepositoryController(
      repository: repository, favorites: favorites, screen: screen)
    controller?.viewDidLoad()
  }
}
