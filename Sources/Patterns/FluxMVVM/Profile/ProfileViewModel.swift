import Reactive
import Samples

/// Hands taps to the action creator, and the request that is due; publishes how the store's profile
/// looks.
@Traced(.viewModel)
final class ProfileViewModel {
  /// What the view gives.
  struct Inputs {
    let viewDidLoad: AnyPublisher<Void, Never>
    let viewWillAppear: AnyPublisher<Void, Never>
    let refresh: AnyPublisher<Void, Never>
    let retry: AnyPublisher<Void, Never>
  }

  let appearance: ProfileAppearance
  let isLoading: AnyPublisher<Bool, Never>
  /// Why the last refresh failed; nothing if it did not.
  let failure: AnyPublisher<String?, Never>
  private let actions: ProfileActions
  private let store: ProfileStore
  private var cancellables: [AnyCancellable] = []

  init(actions: ProfileActions, store: ProfileStore, inputs: Inputs) {
    self.actions = actions
    self.store = store
    appearance = ProfileAppearance(store)
    isLoading = store.changes.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    failure = store.changes.map { $0.failure?.message }.removeDuplicates().eraseToAnyPublisher()
    cancellables = [
      inputs.viewDidLoad.sink { [weak self] in self?.begin() },
      inputs.viewWillAppear.sink { actions.refresh() },
      inputs.refresh.sink { actions.refresh() },
      inputs.retry.sink { actions.refresh() },
    ]
  }

  /// Begins once the view is bound, which is thus shown a change before its request is sent.
  private func begin() {
    cancellables.append(
      store.changes.sink { [actions] state in actions.follow(state.request) })
    actions.observePresence()
  }
}
