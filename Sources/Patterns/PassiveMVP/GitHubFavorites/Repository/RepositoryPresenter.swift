import Samples

/// Adds a repository to the favorites or removes it, and decides which of the two is offered.
@Traced(.presenter)
final class RepositoryPresenter: RepositoryPresenting {
  weak var view: (any RepositoryViewing)?
  private let repository: Repository
  private let favorites: FavoritesModel
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

  func didTapFavorite() { favorites.toggle(repository) }

  private func show(_ favorites: Favorites) {
    view?.showFavorite(favorites.contains(repository) ? "Remove" : "Add")
  }
}
