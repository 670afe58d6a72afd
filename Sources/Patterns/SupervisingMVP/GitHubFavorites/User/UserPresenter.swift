import Samples

/// Requests a user's repositories, and decides what a selected row opens and what follows from a
/// failure.
@Traced(.presenter)
final class UserPresenter: UserPresenting {
  weak var view: (any UserViewing)?
  private let repositories: RepositoryListModel

  init(repositories: RepositoryListModel) {
    self.repositories = repositories
  }

  func viewDidLoad() { repositories.load() }

  func didScroll(to offset: Int) { repositories.scrolled(to: offset) }

  func didSelectRepository(at row: Int) {
    view?.open(repositories.list.repositories[row])
  }

  func didFail(with error: ServerError) { view?.show(error) }
}
