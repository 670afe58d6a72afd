import Reactive
import Samples

/// Searches for what is typed, page by page, publishes what was found, and notifies its delegate of
/// what leads elsewhere.
@Traced(.viewModel)
final class SearchViewModel {
  weak var delegate: (any SearchViewModelDelegate)?
  let logins: AnyPublisher<[String], Never>
  let total: AnyPublisher<String, Never>
  let isLoading: AnyPublisher<Bool, Never>
  let isCancelHidden: AnyPublisher<Bool, Never>
  /// Publishes when editing is to end.
  let endEditing: AnyPublisher<Void, Never>
  private typealias Change = (inout UserSearch) -> Void
  private let search: CurrentValueSubject<UserSearch, Never>
  private let changes: PassthroughSubject<Change, Never>
  private let text: PassthroughSubject<String, Never>
  private let submit: PassthroughSubject<Void, Never>
  private let isEditing: CurrentValueSubject<Bool, Never>
  private let cancel: PassthroughSubject<Void, Never>
  private var cancellables: [AnyCancellable] = []

  init(service: GitHubService, scheduler: VirtualScheduler, visibleRows: Int) {
    let search = CurrentValueSubject<UserSearch, Never>(UserSearch(visibleRows: visibleRows))
    let changes = PassthroughSubject<Change, Never>()
    self.search = search
    self.changes = changes
    text = PassthroughSubject()
    submit = PassthroughSubject()
    isEditing = CurrentValueSubject(false)
    cancel = PassthroughSubject()

    logins = search.map { $0.users.map(\.login) }.removeDuplicates().eraseToAnyPublisher()
    total =
      search
      .map { TotalText(loaded: $0.users.count, total: $0.total).text }
      .removeDuplicates()
      .eraseToAnyPublisher()
    isLoading = search.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    isCancelHidden = isEditing.map { !$0 }.removeDuplicates().eraseToAnyPublisher()
    endEditing = cancel.eraseToAnyPublisher()

    cancellables = [
      SearchQueries.publisher(typed: text, submitted: submit, on: scheduler)
        .sink { query in changes.send { $0.search(for: query) } },
      changes.apply(to: search)
        .map(\.request)
        .removeDuplicates()
        .map { RequestPublisher($0, service.users) }
        .switchToLatest()
        .sink { [weak self] answer in self?.received(answer) },
    ]
  }

  func editingChanged(to isEditing: Bool) { self.isEditing.send(isEditing) }

  func textChanged(to text: String) { self.text.send(text) }

  func searchTapped() { submit.send() }

  func cancelTapped() { cancel.send() }

  func scrolled(to offset: Int) { changes.send { $0.scrolled(to: offset) } }

  func selected(row: Int) {
    delegate?.searchViewModel(self, didSelect: search.value.users[row])
  }

  private func received(_ answer: Result<ListPage<User>, ServerError>) {
    changes.send { $0.received(answer) }
    if case .failure(let error) = answer {
      delegate?.searchViewModel(self, didFailWith: error.message)
    }
  }
}
