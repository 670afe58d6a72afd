import HeadlessUI
import Samples

/// Turns taps into messages to the counter.
@Traced(.controller)
final class StepCounterController {
  private let counter: StepCounter

  init(_ screen: StepCounterScreen, of counter: StepCounter) {
    self.counter = counter
    screen.increment.addAction(
      Action { [weak self] _ in self?.counter.increment() }, for: .touchUpInside)
    screen.decrement.addAction(
      Action { [weak self] _ in self?.counter.decrement() }, for: .touchUpInside)
  }
}
