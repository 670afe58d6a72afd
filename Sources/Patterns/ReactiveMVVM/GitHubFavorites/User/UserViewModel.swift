import Reactive
import Samples

/// Requests a user's repositories, page by page, and publishes what is to be shown of them.
@Traced(.viewModel)
final class UserViewModel {
  /// The publishers that the view gives.
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
  /// The reason why a request failed.
  let failure: AnyPublisher<String, Never>
  private typealias Change = (inout RepositoryList) -> Void
  /// The source of the outputs; only kept, as the answers are.
  private let list: CurrentValueSubject<RepositoryList, Never>
  private let answers: PassthroughSubject<Result<ListPage<Repository>, ServerError>, Never>
  private let cancellable: AnyCancellable

  init(user: User, service: GitHubService, visibleRows: Int, inputs: Inputs) {
    let list = CurrentValueSubject<RepositoryList, Never>(
      RepositoryList(of: user, visibleRows: visibleRows))
    let answers = PassthroughSubject<Result<ListPage<Repository>, ServerError>, Never>()
    self.list = list
    self.answers = answers

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
    selectedRepository = inputs.selection
      .withLatestFrom(list) { row, list in list.repositories[row] }
      .eraseToAnyPublisher()
    failure =
      answers
      .compactMap { if case .failure(let error) = $0 { error.message } else { nil } }
      .eraseToAnyPublisher()

    cancellable = inputs.open
      .map { () -> Change in { $0.load() } }
      .merge(
        with: inputs.offset.map { offset -> Change in { $0.scrolled(to: offset) } },
        answers.map { answer -> Change in { $0.received(answer) } }
      )
      .apply(to: list)
      .map(\.request)
      .removeDuplicates()
      .map { RequestPublisher($0, service.repositories) }
      .switchToLatest()
      .sink { answers.send($0) }
  }
}
