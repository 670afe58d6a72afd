import HeadlessUI
import Samples

/// A view of the counter: shows the count, and whether there is a step to take back.
@Traced(.view)
final class StepCounterView {
  private let screen: StepCounterScreen
  private let counter: StepCounter
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(_ screen: StepCounterScreen, of counter: StepCounter) {
    self.screen = screen
    self.counter = counter
    observation = counter.observe { [weak self] _ in self?.update() }
  }

  private func update() {
    let count = counter.count
    screen.count.text = String(count.value)
    screen.decrement.isEnabled = count.canDecrement
    screen.decrement.alpha = count.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled
  }
}
