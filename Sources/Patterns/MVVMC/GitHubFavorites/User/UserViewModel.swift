import Reactive
import Samples

/// Requests a user's repositories, page by page, publishes them as a list, and notifies its delegate
/// of what leads elsewhere.
@Traced(.viewModel)
final class UserViewModel {
  weak var delegate: (any UserViewModelDelegate)?
  let title: AnyPublisher<String, Never>
  let repositories: AnyPublisher<[String], Never>
  let total: AnyPublisher<String, Never>
  let isLoading: AnyPublisher<Bool, Never>
  private typealias Change = (inout RepositoryList) -> Void
  private let list: CurrentValueSubject<RepositoryList, Never>
  private let changes: PassthroughSubject<Change, Never>
  private var cancellable: AnyCancellable?

  init(user: User, service: GitHubService, visibleRows: Int) {
    let list = CurrentValueSubject<RepositoryList, Never>(
      RepositoryList(of: user, visibleRows: visibleRows))
    let changes = PassthroughSubject<Change, Never>()
    self.list = list
    self.changes = changes

    title =
      list
      .map { "\($0.user.login)'s repositories" }
      .removeDuplicates()
      .eraseToAnyPublisher()
    repositories =
      list
      .map { $0.repositories.map { "\($0.name) ★\($0.stars)" } }
      .removeDuplicates()
      .eraseToAnyPublisher()
    total =
      list
      .map { TotalText(loaded: $0.repositories.count, total: $0.total).text }
      .removeDuplicates()
      .eraseToAnyPublisher()
    isLoading = list.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()

    cancellable = changes.apply(to: list)
      .map(\.request)
      .removeDuplicates()
      .map { RequestPublisher($0, service.repositories) }
      .switchToLatest()
      .sink { [weak self] answer in self?.received(answer) }
  }

  func viewDidLoad() { changes.send { $0.load() } }

  func scrolled(to offset: Int) { changes.send { $0.scrolled(to: offset) } }

  func selected(row: Int) {
    delegate?.userViewModel(self, didSelect: list.value.repositories[row])
  }

  private func received(_ answer: Result<ListPage<Repository>, ServerError>) {
    changes.send { $0.received(answer) }
    if case .failure(let error) = answer {
      delegate?.userViewModel(self, didFailWith: error.message)
    }
  }
}
