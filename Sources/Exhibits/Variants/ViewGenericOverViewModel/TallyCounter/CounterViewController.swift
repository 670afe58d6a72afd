import HeadlessUI
import Samples

/// Creates its view model, binds each label to its wheel, and hands taps to the view model.
@Traced(.view)
final class CounterViewController<ViewModel: CounterViewModeling>: ViewController {
  private let viewModel: ViewModel
  private let screen: CounterScreen
  /// Held to keep the bindings alive.
  private var bindings: [NotificationToken] = []

  init(tally: Tally, digits: Int) {
    viewModel = ViewModel(tally: tally)
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
    bindings = screen.digits.enumerated().map { wheel, label in
      binder.bind(\.wheels[wheel], to: label, \.text)
    }
  }
}
