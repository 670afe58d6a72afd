import HeadlessUI
import Reactive
import Samples

/// Gives its taps to a view model as publishers, and shows what that publishes.
@Traced(.view)
final class CounterViewController: ViewController {
  private let screens: CounterScreenFactory
  private let screen: CounterScreen
  /// Held to keep it alive.
  private var viewModel: CounterViewModel?
  /// Held to stay subscribed to what it publishes.
  private var cancellables: [AnyCancellable] = []

  init(screens: CounterScreenFactory, digits: Int) {
    self.screens = screens
    screen = CounterScreen(digits: digits)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = screens.makeViewModel(
      inputs: .init(
        increment: screen.increment.tapPublisher,
        up: screen.up.tapPublisher,
        down: screen.down.tapPublisher))
    cancellables = zip(viewModel.wheels, screen.digits).map { wheel, label in
      wheel.map(Optional.some).assign(to: \.text, on: label)
    }
    self.viewModel = viewModel
  }
}
