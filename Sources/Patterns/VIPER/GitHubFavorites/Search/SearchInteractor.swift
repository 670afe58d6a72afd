import Samples

/// Searches for users page by page, and reports the search.
@Traced(.interactor)
final class SearchInteractor: SearchInteractorInput {
  weak var output: (any SearchInteractorOutput)?
  private let search: UserSearchModel
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(search: UserSearchModel) {
    self.search = search
  }

  func start() {
    observations = [
      search.observe { [weak self] search in self?.output?.searchChanged(to: search) },
      search.observeFailures { [weak self] error in self?.output?.searchFailed(error.message) },
    ]
  }

  func queryChanged(to query: String) { search.queryChanged(to: query) }

  func search(for query: String) { search.search(for: query) }

  func scrolled(to offset: Int) { search.scrolled(to: offset) }

  func user(at row: Int) -> User { search.search.users[row] }
}
