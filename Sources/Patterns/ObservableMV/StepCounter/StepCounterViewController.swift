import HeadlessUI
import Samples

/// Passes taps to its model, and shows the model's count and whether a step can be taken back.
@Traced(.view)
final class StepCounterViewController: ViewController {
  private let model: StepModel
  private let screen: StepCounterScreen

  init(model: StepModel) {
    screen = StepCounterScreen()
    self.model = model
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.model.increment() }, for: .touchUpInside)
    screen.decrement.addAction(
      Action { [weak self] _ in self?.model.decrement() }, for: .touchUpInside)
  }

  override func updateProperties() {
    super.updateProperties()
    let count = model.count
    screen.count.text = String(count.value)
    screen.decrement.isEnabled = count.canDecrement
    screen.decrement.alpha = count.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled
  }
}
