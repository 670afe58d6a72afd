import Reactive
import Samples

/// Tells the action creator what was tapped, and publishes how the store's count looks.
@Traced(.viewModel)
final class StepCounterViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let increment: AnyPublisher<Void, Never>
    let decrement: AnyPublisher<Void, Never>
  }

  let count: AnyPublisher<String, Never>
  let isDecrementEnabled: AnyPublisher<Bool, Never>
  let decrementAlpha: AnyPublisher<Double, Never>
  /// The store's count, as a publisher.
  private let steps: CurrentValueSubject<StepCount, Never>
  /// Held to stay subscribed to the store and the inputs.
  private let subscription: StoreSubscription
  private let cancellables: [AnyCancellable]

  init(actions: StepActions, store: StepStore, inputs: Inputs) {
    let steps = CurrentValueSubject<StepCount, Never>(store.value)
    self.steps = steps
    count = steps.map { String($0.value) }.eraseToAnyPublisher()
    isDecrementEnabled = steps.map(\.canDecrement).removeDuplicates().eraseToAnyPublisher()
    decrementAlpha = steps.map { $0.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled }
      .removeDuplicates().eraseToAnyPublisher()
    subscription = store.subscribe { steps.send(store.value) }
    cancellables = [
      inputs.increment.sink { actions.increment() },
      inputs.decrement.sink { actions.decrement() },
    ]
  }
}
