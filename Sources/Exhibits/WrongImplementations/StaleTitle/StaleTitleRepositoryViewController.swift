import HeadlessUI
import Samples

/// Shows a repository, and adds it to the favorites or removes it.
@Traced(.controller)
final class StaleTitleRepositoryViewController: ViewController {
  private let repository: Repository
  private let favorites: FavoritesModel
  private let screen: RepositoryScreen

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
    screen.name.text = repository.fullName
    screen.description.text = repository.description
    screen.favorite.addAction(
      Action { [weak self] _ in self?.toggleFavorite() }, for: .touchUpInside)
    show(favorites.favorites)
  }

  private func toggleFavorite() {
    if favorites.favorites.contains(repository) {
      favorites.remove(repository)
    } else {
      favorites.add(repository)
    }
    // The mistake: the title follows this screen's own taps, and nobody else's.
    show(favorites.favorites)
  }

  private func show(_ favorites: Favorites) {
    screen.favorite.setTitle(favorites.contains(repository) ? "Remove" : "Add", for: .normal)
  }
}
