import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped.
@Traced(.view)
final class StrongViewStepCounterViewController: ViewController, StepCounterViewing {
  private let presenter: any StepCounterPresenting
  private let screen: StepCounterScreen

  init(presenter: any StepCounterPresenting) {
    screen = StepCounterScreen()
    self.presenter = presenter
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
    presenter.viewDidLoad()
  }

  func showCount(_ text: String) {
    screen.count.text = text
  }

  func showDecrement(isEnabled: Bool, alpha: Double) {
    screen.decrement.isEnabled = isEnabled
    screen.decrement.alpha = alpha
  }
}
