import HeadlessUI
import Samples

/// Mediates between the counter and its screen: taps go to the one, the count and whether a step
/// can be taken back go to the other.
@Traced(.controller)
final class StepCounterController {
  private let counter: StepCounter
  private let screen: StepCounterScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(counter: StepCounter, screen: StepCounterScreen) {
    self.counter = counter
    self.screen = screen
    screen.increment.addAction(
      Action { [weak self] _ in self?.counter.increment() }, for: .touchUpInside)
    screen.decrement.addAction(
      Action { [weak self] _ in self?.counter.decrement() }, for: .touchUpInside)
    observation = counter.observe { [weak self] count in self?.show(count) }
  }

  private func show(_ count: StepCount) {
    screen.count.text = String(count.value)
    screen.decrement.isEnabled = count.canDecrement
    screen.decrement.alpha = count.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled
  }
}
