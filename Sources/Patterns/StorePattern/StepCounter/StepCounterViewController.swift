import HeadlessUI
import Samples

/// Shows what differs in the count, and hands taps to the view model.
@Traced(.view)
final class StepCounterViewController: ViewController {
  private let viewModel: StepCounterViewModel
  private let screen = StepCounterScreen()
  private var subscription: (any Subscription)?

  init(viewModel: StepCounterViewModel) {
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
    changes.ifChanged(\.count) { screen.count.text = $0 }
    changes.ifChanged(\.isDecrementEnabled) { screen.decrement.isEnabled = $0 }
    changes.ifChanged(\.decrementAlpha) { screen.decrement.alpha = $0 }
  }
}
