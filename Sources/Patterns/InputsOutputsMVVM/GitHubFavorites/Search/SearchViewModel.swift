import Reactive
import Samples

/// Searches for what is typed, page by page, and turns what was found into what is shown.
@Traced(.viewModel)
final class SearchViewModel: SearchViewModelType, SearchViewModelInputs, SearchViewModelOutputs {
  let logins: AnyPublisher<[String], Never>
  let total: AnyPublisher<String, Never>
  let isLoading: AnyPublisher<Bool, Never>
  let isCancelHidden: AnyPublisher<Bool, Never>
  let endEditing: AnyPublisher<Void, Never>
  let goToUser: AnyPublisher<User, Never>
  let showFailure: AnyPublisher<String, Never>
  var inputs: any SearchViewModelInputs { self }
  var outputs: any SearchViewModelOutputs { self }

  private typealias Change = (inout UserSearch) -> Void

  private let search: CurrentValueSubject<UserSearch, Never>
  private let answers: PassthroughSubject<Result<ListPage<User>, ServerError>, Never>
  private let cancellables: [AnyCancellable]

  init(service: GitHubService, scheduler: VirtualScheduler, visibleRows: Int) {
    let search = CurrentValueSubject<UserSearch, Never>(UserSearch(visibleRows: visibleRows))
    let answers = PassthroughSubject<Result<ListPage<User>, ServerError>, Never>()
    self.search = search
    self.answers = answers

    let shown = viewDidLoadSubject.flatMap { search }
    logins = shown.map { $0.users.map(\.login) }.removeDuplicates().eraseToAnyPublisher()
    total = shown.map { TotalText.text(loaded: $0.users.count, of: $0.total) }
      .removeDuplicates().eraseToAnyPublisher()
    isLoading = shown.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    isCancelHidden = isEditingSubject.map { !$0 }.eraseToAnyPublisher()
    endEditing = cancelTappedSubject.eraseToAnyPublisher()
    goToUser = resultSelectedSubject.withLatestFrom(search) { row, search in search.users[row] }
      .eraseToAnyPublisher()
    showFailure = answers.compactMap { result in
      if case .failure(let error) = result { error.message } else { nil }
    }.eraseToAnyPublisher()

    let queries = SearchQueries.queries(
      typed: textChangedSubject, submitted: searchTappedSubject, scheduler: scheduler)
    let changes = queries.map { query -> Change in { $0.search(for: query) } }
      .merge(
        with: resultsScrolledSubject.map { offset -> Change in { $0.scrolled(to: offset) } },
        answers.map { result -> Change in { $0.received(result) } }
      )
      .scan(search.value) { search, change in
        var next = search
        change(&next)
        return next
      }
      .removeDuplicates()
      .share()
    cancellables = [
      changes.sink { search.send($0) },
      // Only then, since the server may answer inside the call.
      changes.map(\.request).removeDuplicates()
        .map { $0.map { service.users($0).asResult() } ?? Empty().eraseToAnyPublisher() }
        .switchToLatest()
        .sink { answers.send($0) },
    ]
  }

  private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
  func viewDidLoad() { viewDidLoadSubject.send() }

  private let isEditingSubject = PassthroughSubject<Bool, Never>()
  func editingDidBegin() { isEditingSubject.send(true) }
  func editingDidEnd() { isEditingSubject.send(false) }

  private let textChangedSubject = PassthroughSubject<String, Never>()
  func textChanged(to text: String) { textChangedSubject.send(text) }

  private let searchTappedSubject = PassthroughSubject<Void, Never>()
  func searchTapped() { searchTappedSubject.send() }

  private let cancelTappedSubject = PassthroughSubject<Void, Never>()
  func cancelTapped() { cancelTappedSubject.send() }

  private let resultsScrolledSubject = PassthroughSubject<Int, Never>()
  func resultsScrolled(to offset: Int) { resultsScrolledSubject.send(offset) }

  private let resultSelectedSubject = PassthroughSubject<Int, Never>()
  func resultSelected(at row: Int) { resultSelectedSubject.send(row) }
}
