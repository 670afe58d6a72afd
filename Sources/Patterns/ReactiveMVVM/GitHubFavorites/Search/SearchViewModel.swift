import Reactive
import Samples

/// Searches for what is typed, page by page, and publishes what is to be shown of what was found.
@Traced(.viewModel)
final class SearchViewModel {
  /// What the view gives.
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
  /// Why a request failed.
  let failure: AnyPublisher<String, Never>
  private typealias Change = (inout UserSearch) -> Void
  private let search: CurrentValueSubject<UserSearch, Never>
  private let answers: PassthroughSubject<Result<ListPage<User>, ServerError>, Never>
  private let cancellables: [AnyCancellable]

  init(service: GitHubService, scheduler: VirtualScheduler, visibleRows: Int, inputs: Inputs) {
    let search = CurrentValueSubject<UserSearch, Never>(UserSearch(visibleRows: visibleRows))
    let answers = PassthroughSubject<Result<ListPage<User>, ServerError>, Never>()
    self.search = search
    self.answers = answers

    logins = search.map { $0.users.map(\.login) }.removeDuplicates().eraseToAnyPublisher()
    total = search.map { TotalText.text(loaded: $0.users.count, of: $0.total) }
      .removeDuplicates().eraseToAnyPublisher()
    isLoading = search.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    isCancelHidden = inputs.isEditing.map { !$0 }.eraseToAnyPublisher()
    // The tap passes through the view model, which stands between the button and the view.
    endEditing = inputs.cancel.map {}.eraseToAnyPublisher()
    selectedUser = inputs.selection
      .withLatestFrom(search) { row, search in search.users[row] }
      .eraseToAnyPublisher()
    failure = answers.compactMap { result in
      if case .failure(let error) = result { error.message } else { nil }
    }.eraseToAnyPublisher()

    let changes = SearchQueries.publisher(of: inputs, on: scheduler)
      .map { query -> Change in { $0.search(for: query) } }
      .merge(
        with: inputs.offset.map { offset -> Change in { $0.scrolled(to: offset) } },
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
        .map { Request.publisher($0) { service.users($0, $1) } }
        .switchToLatest()
        .sink { answers.send($0) },
    ]
  }
}
