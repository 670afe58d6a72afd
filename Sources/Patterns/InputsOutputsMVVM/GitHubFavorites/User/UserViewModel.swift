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

  private let list: CurrentValueSubject<RepositoryList, Never>
  private let answers: PassthroughSubject<Result<ListPage<Repository>, ServerError>, Never>
  private let cancellables: [AnyCancellable]

  init(user: User, service: GitHubService, visibleRows: Int) {
    let list = CurrentValueSubject<RepositoryList, Never>(
      RepositoryList(of: user, visibleRows: visibleRows))
    let answers = PassthroughSubject<Result<ListPage<Repository>, ServerError>, Never>()
    self.list = list
    self.answers = answers

    let shown = viewDidLoadSubject.flatMap { list }
    title = shown.map { "\($0.user.login)'s repositories" }.removeDuplicates()
      .eraseToAnyPublisher()
    repositories = shown.map { $0.repositories.map { "\($0.name) ★\($0.stars)" } }
      .removeDuplicates().eraseToAnyPublisher()
    total = shown.map { TotalText.text(loaded: $0.repositories.count, of: $0.total) }
      .removeDuplicates().eraseToAnyPublisher()
    isLoading = shown.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    goToRepository =
      repositorySelectedSubject
      .withLatestFrom(list) { row, list in list.repositories[row] }
      .eraseToAnyPublisher()
    showFailure = answers.compactMap { result in
      if case .failure(let error) = result { error.message } else { nil }
    }.eraseToAnyPublisher()

    let changes = screenOpenedSubject.map { () -> Change in { $0.load() } }
      .merge(
        with: repositoriesScrolledSubject.map { offset -> Change in { $0.scrolled(to: offset) } },
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
        .map { $0.map { service.repositories($0).asResult() } ?? Empty().eraseToAnyPublisher() }
        .switchToLatest()
        .sink { answers.send($0) },
    ]
  }

  private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
  func viewDidLoad() { viewDidLoadSubject.send() }

  private let screenOpenedSubject = PassthroughSubject<Void, Never>()
  func screenOpened() { screenOpenedSubject.send() }

  private let repositoriesScrolledSubject = PassthroughSubject<Int, Never>()
  func repositoriesScrolled(to offset: Int) { repositoriesScrolledSubject.send(offset) }

  private let repositorySelectedSubject = PassthroughSubject<Int, Never>()
  func repositorySelected(at row: Int) { repositorySelectedSubject.send(row) }
}
