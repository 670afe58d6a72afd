import Samples

/// Answers taps by what they mean for the counter; what becomes of it, the view sees for itself.
@Traced(.presenter)
final class CounterPresenter: CounterPresenting {
  private let counter: TallyCounter

  init(counter: TallyCounter) {
    self.counter = counter
  }

  func didTapIncrement() { counter.increment() }

  func didTapUp() { counter.up() }

  func didTapDown() { counter.down() }
}
