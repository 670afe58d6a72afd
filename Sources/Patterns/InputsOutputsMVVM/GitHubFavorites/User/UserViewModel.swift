import Reactive
import Samples

/// Requests a user's repositories, page by page, and turns them into what is shown.
@Traced(.viewModel)
final class UserViewModel: UserViewModelType, UserViewModelInputs, UserViewModelOutputs {
  let title: AnyPublisher<String, Never>
  let repositories: AnyPublisher<[String], Never>
  let total: AnyPublisher<String, Never>
  let isLoading: AnyPublisher<Bool, Never>
  let goToRepository: AnyPublisher<Repository, Never>
  let showFailure: AnyPublisher<String, Never>
  var inputs: any UserViewModelInputs { self }
  var outputs: any UserViewModelOutputs { self }

  private typealias Change = (inout RepositoryList) -> Void
  /// The source of the outputs; only kept, as the answers are.
  private let list: CurrentValueSubject<RepositoryList, Never>
  private let answers: PassthroughSubject<Result<ListPage<Repository>, ServerError>, Never>
  private let cancellable: AnyCancellable

  init(user: User, service: GitHubService, visibleRows: Int) {
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
    goToRepository =
      repositorySelectedSubject
      .withLatestFrom(list) { row, list in list.repositories[row] }
      .eraseToAnyPublisher()
    showFailure =
      answers
      .compactMap { if case .failure(let error) = $0 { error.message } else { nil } }
      .eraseToAnyPublisher()

    cancellable =
      viewDidLoadSubject
      .map { () -> Change in { $0.load() } }
      .merge(
        with: repositoriesScrolledSubject.map { offset -> Change in { $0.scrolled(to: offset) } },
        answers.map { answer -> Change in { $0.received(answer) } }
      )
      .apply(to: list)
      .map(\.request)
      .removeDuplicates()
      .map { RequestPublisher($0, service.repositories) }
      .switchToLatest()
      .sink { answers.send($0) }
  }

  private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
  func viewDidLoad() { viewDidLoadSubject.send() }

  private let repositoriesScrolledSubject = PassthroughSubject<Int, Never>()
  func repositoriesScrolled(to offset: Int) { repositoriesScrolledSubject.send(offset) }

  private let repositorySelectedSubject = PassthroughSubject<Int, Never>()
  func repositorySelected(at row: Int) { repositorySelectedSubject.send(row) }
}
