import Reactive
import Samples

/// Tells the action creator what was tapped, and that the view appears; publishes how the store's
/// profile looks.
@Traced(.viewModel)
final class ProfileViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let viewWillAppear: AnyPublisher<Void, Never>
    let refresh: AnyPublisher<Void, Never>
    let retry: AnyPublisher<Void, Never>
  }

  let appearance: ProfileAppearance
  let isLoading: AnyPublisher<Bool, Never>
  /// The reason why the last refresh failed; `nil` if it did not.
  let failure: AnyPublisher<String?, Never>
  /// The store's profile, as a publisher.
  private let state: CurrentValueSubject<ProfileState, Never>
  /// Held to stay subscribed to the store and the inputs.
  private let subscription: StoreSubscription
  private let cancellables: [AnyCancellable]

  init(actions: ProfileActions, store: ProfileStore, inputs: Inputs) {
    let state = CurrentValueSubject<ProfileState, Never>(store.value)
    self.state = state
    appearance = ProfileAppearance(state)
    isLoading = state.map(\.isLoading).removeDuplicates().eraseToAnyPublisher()
    failure = state.map { $0.failure?.message }.removeDuplicates().eraseToAnyPublisher()
    subscription = store.subscribe { state.send(store.value) }
    cancellables = [
      inputs.viewWillAppear.sink { actions.viewAppeared() },
      inputs.refresh.sink { actions.refresh() },
      inputs.retry.sink { actions.refresh() },
    ]
  }
}
