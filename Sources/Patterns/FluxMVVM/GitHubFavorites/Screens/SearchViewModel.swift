import Reactive
import Samples

/// Hands what the person looks for to the action creator, and the request that is due; publishes
/// how the store's search looks, and where the screen wants to go.
@Traced(.viewModel)
final class SearchViewModel {
  /// What the view gives.
  struct Inputs {
    let viewDidLoad: AnyPublisher<Void, Never>
    let text: AnyPublisher<String, Never>
    let submit: AnyPublisher<Void, Never>
    let cancel: AnyPublisher<Void, Never>
    let isEditing: AnyPublisher<Bool, Never>
    let selection: AnyPublisher<Int, Never>
    let offset: AnyPublisher<Int, Never>
  }

  /// What the view is to do next.
  enum Route: Equatable {
    case user(User)
    case failure(String)
  }

  let logins: AnyPublisher<[String], Never>
  let total: AnyPublisher<String, Never>
  let isLoading: AnyPublisher<Bool, Never>
  let isCancelHidden: AnyPublisher<Bool, Never>
  let endEditing: AnyPublisher<Void, Never>
  let route: AnyPublisher<Route, Never>
  private let actions: SearchActions
  private let store: SearchStore
  private let failures: FailureStore
  private var cancellables: [AnyCancellable] = []

  init(actions: SearchActions, store: SearchStore, failures: FailureStore, inputs: Inputs) {
    self.actions = actions
    self.store = store
    self.failures = failures
    let search = store.changes
    logins = search.map { $0.users.map(\.login) }.removeDuplicates().eraseToAnyPublisher()
    total = search.map { TotalText(loaded: $0.users.count, total: $0.total).text }
      .removeDuplicates().eraseToAnyPublisher()
    isLoading = search.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    isCancelHidden = inputs.isEditing.map { !$0 }.eraseToAnyPublisher()
    // The tap passes through the view model, which stands between the button and the view.
    endEditing = inputs.cancel.map {}.eraseToAnyPublisher()
    route = inputs.selection.map { Route.user(store.value.users[$0]) }
      .merge(with: failures.changes.compactMap { $0 }.map { Route.failure($0.message) })
      .eraseToAnyPublisher()
    cancellables = [
      inputs.viewDidLoad.sink { [weak self] in self?.begin() },
      inputs.text.sink { text in actions.edit(text) },
      inputs.submit.withLatestFrom(inputs.text).sink { text in actions.search(for: text) },
      inputs.offset.sink { offset in actions.scroll(to: offset) },
    ]
  }

  /// Begins once the view is bound, which is thus shown a change before its request is sent.
  private func begin() {
    cancellables.append(store.changes.sink { [actions] search in actions.follow(search.request) })
  }
}
