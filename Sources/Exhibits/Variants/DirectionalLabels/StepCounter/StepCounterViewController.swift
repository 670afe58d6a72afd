import HeadlessUI
import Reactive
import Samples

/// Gives a view model its taps as publishers, and says how its widgets follow what that publishes.
@Traced(.view)
final class StepCounterViewController: ViewController {
  private let screens: StepCounterScreenFactory
  private let screen: StepCounterScreen
  /// Only kept: what it has subscribed to ends with it.
  private var viewModel: StepCounterViewModel?

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
    viewModel = screens.makeCounterViewModel(
      reactTo: (screen.increment.tapPublisher, screen.decrement.tapPublisher),
      update: (
        count: { [count = screen.count] in
          $0.map(Optional.some).assign(to: \.text, on: count)
        },
        isDecrementEnabled: { [decrement = screen.decrement] in
          $0.assign(to: \.isEnabled, on: decrement)
        },
        decrementAlpha: { [decrement = screen.decrement] in
          $0.assign(to: \.alpha, on: decrement)
        }
      ))
  }
}
