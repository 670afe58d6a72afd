import Reactive
import Samples

/// Requests a user's repositories, page by page, and publishes what is to be shown of them.
@Traced(.viewModel)
final class UserViewModel {
  /// What the view gives.
  struct Inputs {
    let open: AnyPublisher<Void, Never>
    let offset: AnyPublisher<Int, Never>
    let selection: AnyPublisher<Int, Never>
  }

  let title: AnyPublisher<String, Never>
  let repositories: AnyPublisher<[String], Never>
  let total: AnyPublisher<String, Never>
  let isLoading: AnyPublisher<Bool, Never>
  /// The repository to open next.
  let selectedRepository: AnyPublisher<Repository, Never>
  /// Why a request failed.
  let failure: AnyPublisher<String, Never>
  private typealias Change = (inout RepositoryList) -> Void
  private let list: CurrentValueSubject<RepositoryList, Never>
  private let answers: PassthroughSubject<Result<ListPage<Repository>, ServerError>, Never>
  private let cancellables: [AnyCancellable]

  init(user: User, service: GitHubService, visibleRows: Int, inputs: Inputs) {
    let list = CurrentValueSubject<RepositoryList, Never>(
      RepositoryList(of: user, visibleRows: visibleRows))
    let answers = PassthroughSubject<Result<ListPage<Repository>, ServerError>, Never>()
    self.list = list
    self.answers = answers

    title = list.map { "\($0.user.login)'s repositories" }.removeDuplicates()
      .eraseToAnyPublisher()
    repositories = list.map { $0.repositories.map { "\($0.name) ★\($0.stars)" } }
      .removeDuplicates().eraseToAnyPublisher()
    total = list.map { TotalText.text(loaded: $0.repositories.count, of: $0.total) }
      .removeDuplicates().eraseToAnyPublisher()
    isLoading = list.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    selectedRepository = inputs.selection
      .withLatestFrom(list) { row, list in list.repositories[row] }
      .eraseToAnyPublisher()
    failure = answers.compactMap { result in
      if case .failure(let error) = result { error.message } else { nil }
    }.eraseToAnyPublisher()

    let changes = inputs.open.map { () -> Change in { $0.load() } }
      .merge(
        with: inputs.offset.map { offset -> Change in { $0.scrolled(to: offset) } },
        answers.map { result -> Change in { $0.received(result) } }
      )
      .scan(list.value) { list, change in
        var next = list
        change(&next)
        return next
      }
      .removeDuplicates()
      .share()
    cancellables = [
      changes.sink { list.send($0) },
      // Only then, since the server may answer inside the call.
      changes.map(\.request).removeDuplicates()
        .map { Request.publisher($0) { service.repositories($0, $1) } }
        .switchToLatest()
        .sink { answers.send($0) },
    ]
  }
}
