import HeadlessUI
import Reactive
import Samples

/// Gives its taps to a view model as publishers, and shows what that publishes.
@Traced(.view)
final class HeldByItselfStepCounterViewController: ViewController {
  private let screens: HeldByItselfStepCounterScreenFactory
  private let screen: StepCounterScreen
  /// Only kept: what it publishes and subscribes to ends with it.
  private var viewModel: HeldByItselfStepCounterViewModel?
  private var cancellables: [AnyCancellable] = []
  private var count: String? {
    didSet { screen.count.text = count }
  }

  init(screens: HeldByItselfStepCounterScreenFactory) {
    screen = StepCounterScreen()
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = screens.makeCounterViewModel(
      inputs: .init(
        increment: screen.increment.tapPublisher,
        decrement: screen.decrement.tapPublisher))
    cancellables = [
      // The mistake: the subscription holds its target, which holds the subscription.
      viewModel.count.map(Optional.some).assign(to: \.count, on: self),
      viewModel.isDecrementEnabled.assign(to: \.isEnabled, on: screen.decrement),
      viewModel.decrementAlpha.assign(to: \.alpha, on: screen.decrement),
    ]
    self.viewModel = viewModel
  }
}
