import Samples

/// Requests a user's repositories page by page, and reports the list.
@Traced(.interactor)
final class UserInteractor: UserInteractorInput {
  weak var output: (any UserInteractorOutput)?
  let login: String
  private let repositories: RepositoryListModel
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(repositories: RepositoryListModel) {
    login = repositories.list.user.login
    self.repositories = repositories
  }

  func start() {
    observations = [
      repositories.observe { [weak self] list in self?.output?.listChanged(to: list) },
      repositories.observeFailures { [weak self] error in
        self?.output?.loadingFailed(error.message)
      },
    ]
  }

  func load() { repositories.load() }

  func scrolled(to offset: Int) { repositories.scrolled(to: offset) }

  func repository(at row: Int) -> Repository { repositories.list.repositories[row] }
}
