import HeadlessUI
import Samples

/// Shows what differs in the count, and hands taps to the view model.
@Traced(.view)
final class StepCounterViewController: ViewController {
  private let viewModel: StepCounterViewModel
  private let screen: StepCounterScreen
  /// Held to keep the subscription alive.
  private var subscription: (any Subscription)?

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
    subscription = viewModel.store.subscribe { [weak self] old, new in
      self?.show(Changes(old: old, new: new))
    }
  }

  private func show(_ changes: Changes<StepCounterViewModel.State>) {
    if let count = changes.takeIfChanged(\.count) { screen.count.text = count }
    if let isEnabled = changes.takeIfChanged(\.isDecrementEnabled) {
      screen.decrement.isEnabled = isEnabled
    }
    if let alpha = changes.takeIfChanged(\.decrementAlpha) { screen.decrement.alpha = alpha }
  }
}
