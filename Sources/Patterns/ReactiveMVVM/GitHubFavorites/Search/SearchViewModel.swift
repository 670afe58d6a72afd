import Reactive
import Samples

/// Searches for what is typed, page by page, and publishes what is to be shown of what was found.
@Traced(.viewModel)
final class SearchViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let text: AnyPublisher<String, Never>
    let submit: AnyPublisher<Void, Never>
    let isEditing: AnyPublisher<Bool, Never>
    let cancel: AnyPublisher<Void, Never>
    let offset: AnyPublisher<Int, Never>
    let selection: AnyPublisher<Int, Never>
  }

  let logins: AnyPublisher<[String], Never>
  let total: AnyPublisher<String, Never>
  let isLoading: AnyPublisher<Bool, Never>
  let isCancelHidden: AnyPublisher<Bool, Never>
  let endEditing: AnyPublisher<Void, Never>
  /// The user to open next.
  let selectedUser: AnyPublisher<User, Never>
  /// The reason why a request failed.
  let failure: AnyPublisher<String, Never>
  private typealias Change = (inout UserSearch) -> Void
  /// The source of the outputs; only kept, as the answers are.
  private let search: CurrentValueSubject<UserSearch, Never>
  private let isEditing: CurrentValueSubject<Bool, Never>
  private let answers: PassthroughSubject<Result<ListPage<User>, ServerError>, Never>
  private let cancellables: [AnyCancellable]

  init(service: GitHubService, scheduler: VirtualScheduler, visibleRows: Int, inputs: Inputs) {
    let search = CurrentValueSubject<UserSearch, Never>(UserSearch(visibleRows: visibleRows))
    let isEditing = CurrentValueSubject<Bool, Never>(false)
    let answers = PassthroughSubject<Result<ListPage<User>, ServerError>, Never>()
    self.search = search
    self.isEditing = isEditing
    self.answers = answers

    logins = search.map { $0.users.map(\.login) }.removeDuplicates().eraseToAnyPublisher()
    total =
      search
      .map { TotalText(loaded: $0.users.count, total: $0.total).text }
      .removeDuplicates()
      .eraseToAnyPublisher()
    isLoading = search.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    isCancelHidden = isEditing.map { !$0 }.removeDuplicates().eraseToAnyPublisher()
    // The tap passes through the view model, which stands between the button and the view.
    endEditing = inputs.cancel.map {}.eraseToAnyPublisher()
    selectedUser = inputs.selection
      .withLatestFrom(search) { row, search in search.users[row] }
      .eraseToAnyPublisher()
    failure =
      answers
      .compactMap { if case .failure(let error) = $0 { error.message } else { nil } }
      .eraseToAnyPublisher()

    cancellables = [
      inputs.isEditing.sink { isEditing.send($0) },
      SearchQueries.publisher(typed: inputs.text, submitted: inputs.submit, on: scheduler)
        .map { query -> Change in { $0.search(for: query) } }
        .merge(
          with: inputs.offset.map { offset -> Change in { $0.scrolled(to: offset) } },
          answers.map { answer -> Change in { $0.received(answer) } }
        )
        .apply(to: search)
        .map(\.request)
        .removeDuplicates()
        .map { RequestPublisher($0, service.users) }
        .switchToLatest()
        .sink { answers.send($0) },
    ]
  }
}
