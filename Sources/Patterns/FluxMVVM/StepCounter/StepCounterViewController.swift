import HeadlessUI
import Reactive
import Samples

/// Gives its taps to a view model as publishers, and shows what that publishes.
@Traced(.view)
final class StepCounterViewController: ViewController {
  private let screens: StepCounterScreenFactory
  private let screen: StepCounterScreen
  /// Held to keep it alive.
  private var viewModel: StepCounterViewModel?
  /// Held to stay subscribed to what it publishes.
  private var cancellables: [AnyCancellable] = []

  init(screens: StepCounterScreenFactory) {
    screen = StepCounterScreen()
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = screens.makeViewModel(
      inputs: .init(
        increment: screen.increment.tapPublisher, decrement: screen.decrement.tapPublisher))
    cancellables = [
      viewModel.count.map(Optional.some).assign(to: \.text, on: screen.count),
      viewModel.isDecrementEnabled.assign(to: \.isEnabled, on: screen.decrement),
      viewModel.decrementAlpha.assign(to: \.alpha, on: screen.decrement),
    ]
    self.viewModel = viewModel
  }
}
