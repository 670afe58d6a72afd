import HeadlessUI
import Samples

/// Binds each label to its wheel, and hands taps to the view model.
@Traced(.view)
final class RepaintsNoneCounterViewController: ViewController {
  private let viewModel: CounterViewModel
  private let screen: CounterScreen

  init(viewModel: CounterViewModel, digits: Int) {
    self.viewModel = viewModel
    screen = CounterScreen(digits: digits)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.viewModel.increment() }, for: .touchUpInside)
    screen.up.addAction(Action { [weak self] _ in self?.viewModel.up() }, for: .touchUpInside)
    screen.down.addAction(Action { [weak self] _ in self?.viewModel.down() }, for: .touchUpInside)
    let binder = Binder(viewModel)
    for (wheel, label) in screen.digits.enumerated() {
      // The mistake: a binding ends with its token, and nobody keeps the token.
      _ = binder.bind(\.wheels[wheel], to: label, \.text)
    }
  }
}
