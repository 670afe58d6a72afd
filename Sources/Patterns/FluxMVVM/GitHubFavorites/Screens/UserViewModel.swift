import Reactive
import Samples

/// Tells the action creator what was scrolled, and that the view has loaded; publishes how the
/// store's repositories look, and where the screen wants to go.
@Traced(.viewModel)
final class UserViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let viewDidLoad: AnyPublisher<Void, Never>
    let selection: AnyPublisher<Int, Never>
    let offset: AnyPublisher<Int, Never>
    let failureDismissed: AnyPublisher<Void, Never>
  }

  /// The thing that the view is to do next.
  enum Route: Equatable {
    case repository(Repository)
    case failure(String)
  }

  let title: String
  let rows: AnyPublisher<[String], Never>
  let total: AnyPublisher<String, Never>
  let isLoading: AnyPublisher<Bool, Never>
  let route: AnyPublisher<Route, Never>
  /// The store's list, as a publisher.
  private let list: CurrentValueSubject<RepositoryList, Never>
  private let failure: FailureStore
  private let failures = PassthroughSubject<String, Never>()
  /// Held to stay subscribed to the stores and the inputs.
  private var subscriptions: [StoreSubscription] = []
  private let cancellables: [AnyCancellable]

  init(
    actions: RepositoriesActions, store: RepositoriesStore, failure: FailureStore, inputs: Inputs
  ) {
    let list = CurrentValueSubject<RepositoryList, Never>(store.value)
    self.list = list
    self.failure = failure
    title = "\(list.value.user.login)'s repositories"
    rows = list.map { $0.repositories.map { "\($0.name) ★\($0.stars)" } }
      .removeDuplicates().eraseToAnyPublisher()
    total = list.map { TotalText(loaded: $0.repositories.count, total: $0.total).text }
      .removeDuplicates().eraseToAnyPublisher()
    isLoading = list.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    route = inputs.selection.map { Route.repository(store.value.repositories[$0]) }
      .merge(with: failures.map { Route.failure($0) })
      .eraseToAnyPublisher()
    cancellables = [
      inputs.viewDidLoad.sink { actions.viewLoaded() },
      inputs.offset.sink { offset in actions.scrolled(to: offset) },
      inputs.failureDismissed.sink { actions.failureDismissed() },
    ]
    subscriptions = [
      store.subscribe { list.send(store.value) },
      failure.subscribe { [weak self] in self?.failureChanged() },
    ]
  }

  private func failureChanged() {
    if let error = failure.value { failures.send(error.message) }
  }
}
