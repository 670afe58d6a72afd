import Samples
import Trace

/// Decides what is shown of a repository, and what its button offers.
@Traced(.presenter)
final class RepositoryPresenter {
  weak var view: (any RepositoryViewInput)?
  private let repository: Repository
  private let interactor: any RepositoryInteractorInput

  init(repository: Repository, interactor: any RepositoryInteractorInput) {
    self.repository = repository
    self.interactor = interactor
  }
}

@Traced(extending: .presenter)
extension RepositoryPresenter: RepositoryViewOutput {
  func viewIsReady() {
    view?.showName(repository.fullName)
    view?.showDescription(repository.description)
    interactor.start()
  }

  func didTapFavorite() { interactor.toggleFavorite() }
}

@Traced(extending: .presenter)
extension RepositoryPresenter: RepositoryInteractorOutput {
  func favoritesChanged(to favorites: Favorites) {
    view?.showFavorite(favorites.contains(repository) ? "Remove" : "Add")
  }
}
