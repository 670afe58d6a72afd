import Reactive
import Samples

/// Tells the action creator what was typed and scrolled; publishes how the store's search looks, and
/// where the screen wants to go.
@Traced(.viewModel)
final class SearchViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let text: AnyPublisher<String, Never>
    let submit: AnyPublisher<Void, Never>
    let cancel: AnyPublisher<Void, Never>
    let isEditing: AnyPublisher<Bool, Never>
    let selection: AnyPublisher<Int, Never>
    let offset: AnyPublisher<Int, Never>
    let failureDismissed: AnyPublisher<Void, Never>
  }

  /// The thing that the view is to do next.
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
  /// The store's search, as a publisher.
  private let search: CurrentValueSubject<UserSearch, Never>
  private let failure: FailureStore
  private let failures = PassthroughSubject<String, Never>()
  /// Held to stay subscribed to the stores and the inputs.
  private var subscriptions: [StoreSubscription] = []
  private let cancellables: [AnyCancellable]

  init(actions: SearchActions, store: SearchStore, failure: FailureStore, inputs: Inputs) {
    let search = CurrentValueSubject<UserSearch, Never>(store.value)
    self.search = search
    self.failure = failure
    logins = search.map { $0.users.map(\.login) }.removeDuplicates().eraseToAnyPublisher()
    total = search.map { TotalText(loaded: $0.users.count, total: $0.total).text }
      .removeDuplicates().eraseToAnyPublisher()
    isLoading = search.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    isCancelHidden = inputs.isEditing.map { !$0 }.eraseToAnyPublisher()
    // The tap passes through the view model, which stands between the button and the view.
    endEditing = inputs.cancel.map {}.eraseToAnyPublisher()
    route = inputs.selection.map { Route.user(store.value.users[$0]) }
      .merge(with: failures.map { Route.failure($0) })
      .eraseToAnyPublisher()
    cancellables = [
      inputs.text.sink { text in actions.queryChanged(to: text) },
      inputs.submit.withLatestFrom(inputs.text).sink { text in actions.search(for: text) },
      inputs.offset.sink { offset in actions.scrolled(to: offset) },
      inputs.failureDismissed.sink { actions.failureDismissed() },
    ]
    subscriptions = [
      store.subscribe { search.send(store.value) },
      failure.subscribe { [weak self] in self?.failureChanged() },
    ]
  }

  private func failureChanged() {
    if let error = failure.value { failures.send(error.message) }
  }
}
