import Reactive
import Samples

/// Turns taps into steps, and the count into a text and the look of a button.
@Traced(.viewModel)
final class HeldByItselfStepCounterViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let increment: AnyPublisher<Void, Never>
    let decrement: AnyPublisher<Void, Never>
  }

  let count: AnyPublisher<String, Never>
  let isDecrementEnabled: AnyPublisher<Bool, Never>
  let decrementAlpha: AnyPublisher<Double, Never>
  /// The source of the outputs; only kept.
  private let steps: CurrentValueSubject<StepCount, Never>
  private let observation: ObservationToken
  private let cancellables: [AnyCancellable]

  init(counter: StepCounter, inputs: Inputs) {
    let steps = CurrentValueSubject<StepCount, Never>(counter.count)
    self.steps = steps

    let canDecrement = steps.map(\.canDecrement).removeDuplicates()
    count = steps.map { String($0.value) }.removeDuplicates().eraseToAnyPublisher()
    isDecrementEnabled = canDecrement.eraseToAnyPublisher()
    decrementAlpha =
      canDecrement
      .map { $0 ? ButtonAlpha.enabled : ButtonAlpha.disabled }
      .eraseToAnyPublisher()

    observation = counter.observe { steps.send($0) }
    cancellables = [
      inputs.increment.sink { counter.increment() },
      inputs.decrement.sink { counter.decrement() },
    ]
  }
}
