import HeadlessUI
import Reactive
import Samples

/// Hands taps to its view model, and shows what that publishes.
@Traced(.view)
final class CounterViewController: ViewController {
  private let viewModel: CounterViewModel
  private let screen: CounterScreen
  private var cancellables: [AnyCancellable] = []

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
      Action { [weak self] _ in self?.viewModel.incrementTapped() }, for: .touchUpInside)
    screen.up.addAction(Action { [weak self] _ in self?.viewModel.upTapped() }, for: .touchUpInside)
    screen.down.addAction(
      Action { [weak self] _ in self?.viewModel.downTapped() }, for: .touchUpInside)
    cancellables = zip(viewModel.wheels, screen.digits).map { wheel, label in
      wheel.map(Optional.some).assign(to: \.text, on: label)
    }
  }
}
