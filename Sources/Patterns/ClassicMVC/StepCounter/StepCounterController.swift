import HeadlessUI
import Samples

/// Turns taps into messages to the counter.
@Traced(.controller)
final class StepCounterController {
  private let counter: StepCounter

  init(_ screen: StepCounterScreen, of counter: StepCounter) {
    self.counter = counter
    screen.increment.addAction(Action { [weak self] _ in self?.increment() }, for: .touchUpInside)
    screen.decrement.addAction(Action { [weak self] _ in self?.decrement() }, for: .touchUpInside)
  }

  private func increment() { counter.increment() }

  private func decrement() { counter.decrement() }
}
