import HeadlessUI
import Samples

/// Binds the label and a button to the view model, and hands it taps.
@Traced(.view)
final class StepCounterViewController: ViewController {
  private let viewModel: StepCounterViewModel
  private let screen: StepCounterScreen
  /// Held to keep the bindings alive.
  private var bindings: [NotificationToken] = []

  init(viewModel: StepCounterViewModel) {
    screen = StepCounterScreen()
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.viewModel.increment() }, for: .touchUpInside)
    screen.decrement.addAction(
      Action { [weak self] _ in self?.viewModel.decrement() }, for: .touchUpInside)
    let binder = Binder(viewModel)
    bindings = [
      binder.bind(\.count, to: screen.count, \.text),
      binder.bind(\.isDecrementEnabled, to: screen.decrement, \.isEnabled),
      binder.bind(\.decrementAlpha, to: screen.decrement, \.alpha),
    ]
  }
}
