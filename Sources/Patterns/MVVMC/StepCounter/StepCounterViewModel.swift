import Reactive
import Samples

/// Hands taps to the counter, and publishes the count's text and the look of a button.
@Traced(.viewModel)
final class StepCounterViewModel {
  let count: AnyPublisher<String, Never>
  let isDecrementEnabled: AnyPublisher<Bool, Never>
  let decrementAlpha: AnyPublisher<Double, Never>
  private let counter: StepCounter
  /// The source of the outputs; only kept.
  private let steps: CurrentValueSubject<StepCount, Never>
  private let observation: ObservationToken

  init(counter: StepCounter) {
    let steps = CurrentValueSubject<StepCount, Never>(counter.count)
    self.counter = counter
    self.steps = steps

    let canDecrement = steps.map(\.canDecrement).removeDuplicates()
    count = steps.map { String($0.value) }.removeDuplicates().eraseToAnyPublisher()
    isDecrementEnabled = canDecrement.eraseToAnyPublisher()
    decrementAlpha =
      canDecrement
      .map { $0 ? ButtonAlpha.enabled : ButtonAlpha.disabled }
      .eraseToAnyPublisher()

    observation = counter.observe { steps.send($0) }
  }

  func incrementTapped() { counter.increment() }

  func decrementTapped() { counter.decrement() }
}
