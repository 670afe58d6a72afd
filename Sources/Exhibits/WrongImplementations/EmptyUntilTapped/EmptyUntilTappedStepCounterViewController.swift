import HeadlessUI
import Samples

/// Passes taps to the counter, and shows the count and whether a step can be taken back.
@Traced(.controller)
final class EmptyUntilTappedStepCounterViewController: ViewController {
  private let counter: StepCounter
  private let screen: StepCounterScreen

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
      Action { [weak self] _ in self?.increment() }, for: .touchUpInside)
    screen.decrement.addAction(
      Action { [weak self] _ in self?.decrement() }, for: .touchUpInside)
  }

  // The mistake: who shows what changed has to show once what is.
  private func increment() {
    counter.increment()
    show(counter.count)
  }

  private func decrement() {
    counter.decrement()
    show(counter.count)
  }

  private func show(_ count: StepCount) {
    screen.count.text = String(count.value)
    screen.decrement.isEnabled = count.canDecrement
    screen.decrement.alpha = count.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled
  }
}
