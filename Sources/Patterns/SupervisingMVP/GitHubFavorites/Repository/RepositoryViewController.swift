import HeadlessUI
import Samples

/// Shows a repository, and observes whether it is a favorite; reports what was tapped.
@Traced(.view)
final class RepositoryViewController: ViewController {
  private let presenter: any RepositoryPresenting
  private let repository: Repository
  private let favorites: FavoritesModel
  private let screen: RepositoryScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(presenter: any RepositoryPresenting, repository: Repository, favorites: FavoritesModel) {
    screen = RepositoryScreen()
    self.presenter = presenter
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
      Action { [weak self] _ in self?.presenter.didTapFavorite() }, for: .touchUpInside)
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  private func show(_ favorites: Favorites) {
    screen.favorite.setTitle(favorites.contains(repository) ? "Remove" : "Add", for: .normal)
  }
}
