import HeadlessUI
import Samples

/// Passes taps to its model, and writes the model's digits into the wheels.
@Traced(.view)
final class CounterViewController: ViewController {
  private let model: TallyModel
  private let screen: CounterScreen

  init(model: TallyModel, digits: Int) {
    self.model = model
    screen = CounterScreen(digits: digits)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.model.increment() }, for: .touchUpInside)
    screen.up.addAction(Action { [weak self] _ in self?.model.up() }, for: .touchUpInside)
    screen.down.addAction(Action { [weak self] _ in self?.model.down() }, for: .touchUpInside)
  }

  override func updateProperties() {
    super.updateProperties()
    for (label, digit) in zip(screen.digits, model.tally.digits) {
      label.text = String(digit)
    }
  }
}
