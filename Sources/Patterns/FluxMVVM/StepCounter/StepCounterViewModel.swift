import Reactive
import Samples

/// Hands taps to the action creator, and publishes how the store's count looks.
@Traced(.viewModel)
final class StepCounterViewModel {
  /// What the view gives.
  struct Inputs {
    let increment: AnyPublisher<Void, Never>
    let decrement: AnyPublisher<Void, Never>
  }

  let count: AnyPublisher<String, Never>
  let isDecrementEnabled: AnyPublisher<Bool, Never>
  let decrementAlpha: AnyPublisher<Double, Never>
  private let store: StepStore
  private let cancellables: [AnyCancellable]

  init(actions: StepActions, store: StepStore, inputs: Inputs) {
    self.store = store
    count = store.changes.map { String($0.value) }.eraseToAnyPublisher()
    isDecrementEnabled = store.changes.map(\.canDecrement).removeDuplicates().eraseToAnyPublisher()
    decrementAlpha = store.changes
      .map { $0.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled }
      .removeDuplicates().eraseToAnyPublisher()
    cancellables = [
      inputs.increment.sink { actions.increment() },
      inputs.decrement.sink { actions.decrement() },
    ]
  }
}
