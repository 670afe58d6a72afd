import Samples

/// Decides whether a tap adds a repository to the favorites or removes it, and what is offered.
@Traced(.presenter)
final class RepositoryPresenter: RepositoryPresenting {
  weak var view: (any RepositoryViewing)?
  private let repository: Repository
  private let favorites: FavoritesModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(repository: Repository, favorites: FavoritesModel) {
    self.repository = repository
    self.favorites = favorites
  }

  func viewDidLoad() {
    view?.showName(repository.fullName)
    view?.showDescription(repository.description)
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  func didTapFavorite() { toggleFavorite() }

  private func toggleFavorite() {
    if favorites.favorites.contains(repository) {
      favorites.remove(repository)
    } else {
      favorites.add(repository)
    }
  }

  private func show(_ favorites: Favorites) {
    view?.showFavorite(favorites.contains(repository) ? "Remove" : "Add")
  }
}
