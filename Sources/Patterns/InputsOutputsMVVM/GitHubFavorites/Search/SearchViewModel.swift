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
  /// The source of the outputs; only kept, as the answers are.
  private let search: CurrentValueSubject<UserSearch, Never>
  private let answers: PassthroughSubject<Result<ListPage<User>, ServerError>, Never>
  private let cancellable: AnyCancellable

  init(service: GitHubService, scheduler: VirtualScheduler, visibleRows: Int) {
    let search = CurrentValueSubject<UserSearch, Never>(UserSearch(visibleRows: visibleRows))
    let answers = PassthroughSubject<Result<ListPage<User>, ServerError>, Never>()
    self.search = search
    self.answers = answers

    logins = search.map { $0.users.map(\.login) }.removeDuplicates().eraseToAnyPublisher()
    total =
      search
      .map { TotalText(loaded: $0.users.count, total: $0.total).text }
      .removeDuplicates()
      .eraseToAnyPublisher()
    isLoading = search.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    isCancelHidden = isEditingSubject.map { !$0 }.removeDuplicates().eraseToAnyPublisher()
    endEditing = cancelTappedSubject.eraseToAnyPublisher()
    goToUser =
      resultSelectedSubject
      .withLatestFrom(search) { row, search in search.users[row] }
      .eraseToAnyPublisher()
    showFailure =
      answers
      .compactMap { if case .failure(let error) = $0 { error.message } else { nil } }
      .eraseToAnyPublisher()

    cancellable =
      SearchQueries.publisher(
        typed: textChangedSubject, submitted: searchTappedSubject, on: scheduler
      )
      .map { query -> Change in { $0.search(for: query) } }
      .merge(
        with: resultsScrolledSubject.map { offset -> Change in { $0.scrolled(to: offset) } },
        answers.map { answer -> Change in { $0.received(answer) } }
      )
      .apply(to: search)
      .map(\.request)
      .removeDuplicates()
      .map { RequestPublisher($0, service.users) }
      .switchToLatest()
      .sink { answers.send($0) }
  }

  private let isEditingSubject = CurrentValueSubject<Bool, Never>(false)
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
