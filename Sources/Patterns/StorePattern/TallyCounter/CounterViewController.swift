import HeadlessUI
import Samples

/// Shows the wheels that turned, and hands taps to the view model.
@Traced(.view)
final class CounterViewController: ViewController {
  private let viewModel: CounterViewModel
  private let screen: CounterScreen
  /// Held to keep the subscription alive.
  private var subscription: (any Subscription)?

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
    subscription = viewModel.store.subscribe { [weak self] old, new in
      self?.show(Changes(old: old, new: new))
    }
  }

  private func show(_ changes: Changes<CounterViewModel.State>) {
    for (label, wheel) in zip(screen.digits, changes.elements(\.wheels)) {
      if let text = wheel.takeIfChanged(\.self) { label.text = text }
    }
  }
}
