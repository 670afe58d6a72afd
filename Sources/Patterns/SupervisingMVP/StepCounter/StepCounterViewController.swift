import HeadlessUI
import Samples

/// Observes the counter and shows its count; reports what was tapped.
///
/// Whether there is a way back is no decision of the screen: the count says so, and the view only
/// translates it.
@Traced(.view)
final class StepCounterViewController: ViewController {
  private let presenter: any StepCounterPresenting
  private let counter: StepCounter
  private let screen: StepCounterScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(presenter: any StepCounterPresenting, counter: StepCounter) {
    screen = StepCounterScreen()
    self.presenter = presenter
    self.counter = counter
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.presenter.didTapIncrement() }, for: .touchUpInside)
    screen.decrement.addAction(
      Action { [weak self] _ in self?.presenter.didTapDecrement() }, for: .touchUpInside)
    observation = counter.observe { [weak self] count in self?.show(count) }
  }

  private func show(_ count: StepCount) {
    screen.count.text = String(count.value)
    screen.decrement.isEnabled = count.canDecrement
    screen.decrement.alpha = count.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled
  }
}
