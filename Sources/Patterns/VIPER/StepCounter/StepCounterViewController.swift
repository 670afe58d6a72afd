import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped.
@Traced(.view)
final class StepCounterViewController: ViewController, StepCounterViewInput {
  private let output: any StepCounterViewOutput
  private let screen: StepCounterScreen

  init(output: any StepCounterViewOutput) {
    screen = StepCounterScreen()
    self.output = output
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.output.didTapIncrement() }, for: .touchUpInside)
    screen.decrement.addAction(
      Action { [weak self] _ in self?.output.didTapDecrement() }, for: .touchUpInside)
    output.viewIsReady()
  }

  func showCount(_ text: String) {
    screen.count.text = text
  }

  func showDecrement(isEnabled: Bool, alpha: Double) {
    screen.decrement.isEnabled = isEnabled
    screen.decrement.alpha = alpha
  }
}
