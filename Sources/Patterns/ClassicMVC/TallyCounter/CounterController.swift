import HeadlessUI
import Samples

/// Turns taps into messages to the counter; how the counter looks is not its business.
@Traced(.controller)
final class CounterController {
  private let counter: TallyCounter

  init(_ screen: CounterScreen, of counter: TallyCounter) {
    self.counter = counter
    screen.increment.addAction(
      Action { [weak self] _ in self?.counter.increment() }, for: .touchUpInside)
    screen.up.addAction(Action { [weak self] _ in self?.counter.up() }, for: .touchUpInside)
    screen.down.addAction(Action { [weak self] _ in self?.counter.down() }, for: .touchUpInside)
  }
}
