import Samples

/// Answers taps by what they mean for the counter.
@Traced(.presenter)
final class StepCounterPresenter: StepCounterPresenting {
  private let counter: StepCounter

  init(counter: StepCounter) {
    self.counter = counter
  }

  func didTapIncrement() { counter.increment() }

  func didTapDecrement() { counter.decrement() }
}
