import HeadlessUI
import Samples

/// Mediates between the counter and its screen: taps go to the one, digits to the other.
@Traced(.controller)
final class CounterController {
  private let counter: TallyCounter
  private let screen: CounterScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(counter: TallyCounter, screen: CounterScreen) {
    self.counter = counter
    self.screen = screen
    screen.increment.addAction(
      Action { [weak self] _ in self?.counter.increment() }, for: .touchUpInside)
    screen.up.addAction(Action { [weak self] _ in self?.counter.up() }, for: .touchUpInside)
    screen.down.addAction(Action { [weak self] _ in self?.counter.down() }, for: .touchUpInside)
    observation = counter.observe { [weak self] tally in self?.show(tally) }
  }

  private func show(_ tally: Tally) {
    for (label, digit) in zip(screen.digits, tally.digits) {
      label.text = String(digit)
    }
  }
}
