import Reactive
import Samples

/// Turns taps into steps, and the count into a text and the look of a button.
@Traced(.viewModel)
final class StepCounterViewModel {
  /// Shows what a stream publishes, until the subscription is released.
  typealias Showing<Value> = (AnyPublisher<Value, Never>) -> AnyCancellable

  /// The count that the widgets are made to follow; only kept.
  private let steps: CurrentValueSubject<StepCount, Never>
  private let observation: ObservationToken
  private let cancellables: [AnyCancellable]

  init(
    reactTo taps: (increment: AnyPublisher<Void, Never>, decrement: AnyPublisher<Void, Never>),
    command counter: StepCounter,
    update widgets: (
      count: Showing<String>, isDecrementEnabled: Showing<Bool>, decrementAlpha: Showing<Double>
    )
  ) {
    let steps = CurrentValueSubject<StepCount, Never>(counter.count)
    self.steps = steps

    let count = steps.map { String($0.value) }.removeDuplicates()
    let canDecrement = steps.map(\.canDecrement).removeDuplicates()
    let decrementAlpha = canDecrement.map { $0 ? ButtonAlpha.enabled : ButtonAlpha.disabled }

    observation = counter.observe { steps.send($0) }
    cancellables = [
      taps.increment.sink { counter.increment() },
      taps.decrement.sink { counter.decrement() },
      widgets.count(count.eraseToAnyPublisher()),
      widgets.isDecrementEnabled(canDecrement.eraseToAnyPublisher()),
      widgets.decrementAlpha(decrementAlpha.eraseToAnyPublisher()),
    ]
  }
}
