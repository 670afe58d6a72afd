import Reactive
import Samples

/// Hands what the person does to the action creator, and the request that is due; publishes how the
/// store's repositories look, and where the screen wants to go.
@Traced(.viewModel)
final class UserViewModel {
  /// What the view gives.
  struct Inputs {
    let viewDidLoad: AnyPublisher<Void, Never>
    let selection: AnyPublisher<Int, Never>
    let offset: AnyPublisher<Int, Never>
  }

  /// What the view is to do next.
  enum Route: Equatable {
    case repository(Repository)
    case failure(String)
  }

  let title: String
  let rows: AnyPublisher<[String], Never>
  let total: AnyPublisher<String, Never>
  let isLoading: AnyPublisher<Bool, Never>
  let route: AnyPublisher<Route, Never>
  private let actions: RepositoriesActions
  private let store: RepositoriesStore
  private let failures: FailureStore
  private var cancellables: [AnyCancellable] = []

  init(
    actions: RepositoriesActions, store: RepositoriesStore, failures: FailureStore, inputs: Inputs
  ) {
    self.actions = actions
    self.store = store
    self.failures = failures
    let list = store.changes
    title = "\(store.value.user.login)'s repositories"
    rows = list.map { $0.repositories.map { "\($0.name) ★\($0.stars)" } }
      .removeDuplicates().eraseToAnyPublisher()
    total = list.map { TotalText(loaded: $0.repositories.count, total: $0.total).text }
      .removeDuplicates().eraseToAnyPublisher()
    isLoading = list.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    route = inputs.selection.map { Route.repository(store.value.repositories[$0]) }
      .merge(with: failures.changes.compactMap { $0 }.map { Route.failure($0.message) })
      .eraseToAnyPublisher()
    cancellables = [
      inputs.viewDidLoad.sink { [weak self] in self?.begin() },
      inputs.offset.sink { offset in actions.scroll(to: offset) },
    ]
  }

  /// Begins once the view is bound, which is thus shown a change before its request is sent.
  private func begin() {
    cancellables.append(store.changes.sink { [actions] list in actions.follow(list.request) })
    actions.load()
  }
}
