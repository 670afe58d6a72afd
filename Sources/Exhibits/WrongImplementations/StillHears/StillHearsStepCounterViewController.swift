import HeadlessUI
import Samples

/// Passes taps to the counter, and shows the count and whether a step can be taken back.
@Traced(.controller)
final class StillHearsStepCounterViewController: ViewController {
  private let counter: StepCounter
  private let screen: StepCounterScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(counter: StepCounter) {
    screen = StepCounterScreen()
    self.counter = counter
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.counter.increment() }, for: .touchUpInside)
    screen.decrement.addAction(
      Action { [weak self] _ in self?.counter.decrement() }, for: .touchUpInside)
    // The mistake: the token keeps the closure, the closure the controller, and that the token.
    observation = counter.observe { count in self.show(count) }
  }

  private func show(_ count: StepCount) {
    screen.count.text = String(count.value)
    screen.decrement.isEnabled = count.canDecrement
    screen.decrement.alpha = count.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled
  }
}
