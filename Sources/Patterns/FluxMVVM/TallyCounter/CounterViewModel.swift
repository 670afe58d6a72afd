import Reactive
import Samples

/// Hands taps to the action creator, and publishes a text for each wheel from the store's tally.
@Traced(.viewModel)
final class CounterViewModel {
  /// What the view gives.
  struct Inputs {
    let increment: AnyPublisher<Void, Never>
    let up: AnyPublisher<Void, Never>
    let down: AnyPublisher<Void, Never>
  }

  /// What each wheel shows; the ones come first.
  let wheels: [AnyPublisher<String, Never>]
  private let store: TallyStore
  private let cancellables: [AnyCancellable]

  init(actions: TallyActions, store: TallyStore, digits: Int, inputs: Inputs) {
    self.store = store
    wheels = (0..<digits).map { wheel in
      store.changes.map { String($0.digits[wheel]) }.removeDuplicates().eraseToAnyPublisher()
    }
    cancellables = [
      inputs.increment.sink { actions.increment() },
      inputs.up.sink { actions.up() },
      inputs.down.sink { actions.down() },
    ]
  }
}
