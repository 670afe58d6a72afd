import Reactive
import Samples

/// Turns taps into steps, and the count into a text and the look of a button.
@Traced(.viewModel)
final class StepCounterViewModel: StepCounterViewModelType, StepCounterViewModelInputs,
  StepCounterViewModelOutputs
{
  let count: AnyPublisher<String, Never>
  let isDecrementEnabled: AnyPublisher<Bool, Never>
  let decrementAlpha: AnyPublisher<Double, Never>

  /// The source of the outputs; only kept.
  private let steps: CurrentValueSubject<StepCount, Never>
  private let observation: ObservationToken
  private let cancellables: [AnyCancellable]

  init(counter: StepCounter) {
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
      incrementTappedSubject.sink { counter.increment() },
      decrementTappedSubject.sink { counter.decrement() },
    ]
  }

  private let incrementTappedSubject = PassthroughSubject<Void, Never>()
  func incrementTapped() { incrementTappedSubject.send() }

  private let decrementTappedSubject = PassthroughSubject<Void, Never>()
  func decrementTapped() { decrementTappedSubject.send() }
}
