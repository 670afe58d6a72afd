import HeadlessUI
import Reactive
import Samples

/// Hands taps to its view model, and shows what that publishes.
@Traced(.view)
final class StepCounterViewController: ViewController {
  private let viewModel: StepCounterViewModel
  private let screen: StepCounterScreen
  private var cancellables: [AnyCancellable] = []

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
      Action { [weak self] _ in self?.viewModel.incrementTapped() }, for: .touchUpInside)
    screen.decrement.addAction(
      Action { [weak self] _ in self?.viewModel.decrementTapped() }, for: .touchUpInside)
    cancellables = [
      viewModel.count.map(Optional.some).assign(to: \.text, on: screen.count),
      viewModel.isDecrementEnabled.assign(to: \.isEnabled, on: screen.decrement),
      viewModel.decrementAlpha.assign(to: \.alpha, on: screen.decrement),
    ]
  }
}
