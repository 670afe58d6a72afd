import HeadlessUI
import Samples

/// Turns taps into messages to the counter; how the counter looks is not its business.
@Traced(.controller)
final class CounterController {
  private let counter: TallyCounter

  init(_ screen: CounterScreen, of counter: TallyCounter) {
    self.counter = counter
    screen.increment.addAction(Action { [weak self] _ in self?.increment() }, for: .touchUpInside)
    screen.up.addAction(Action { [weak self] _ in self?.up() }, for: .touchUpInside)
    screen.down.addAction(Action { [weak self] _ in self?.down() }, for: .touchUpInside)
  }

  private func increment() { counter.increment() }

  private func up() { counter.up() }

  private func down() { counter.down() }
}
