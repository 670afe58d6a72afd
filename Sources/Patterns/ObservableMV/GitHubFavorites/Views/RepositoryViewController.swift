import HeadlessUI
import Samples

/// Shows a repository, and whether it is among the favorites.
@Traced(.view)
final class RepositoryViewController: ViewController {
  private let repository: Repository
  private let favorites: SharedFavorites
  private let screen: RepositoryScreen

  init(repository: Repository, favorites: SharedFavorites) {
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
      Action { [weak self, repository] _ in self?.favorites.toggle(repository) },
      for: .touchUpInside)
  }

  override func updateProperties() {
    super.updateProperties()
    let isFavorite = favorites.favorites.contains(repository)
    screen.favorite.setTitle(isFavorite ? "Remove" : "Add", for: .normal)
  }
}
