import HeadlessUI
import Reactive
import Samples

/// Reports its taps to the view model's inputs, and shows the outputs.
@Traced(.view)
final class CounterViewController: ViewController {
  private let viewModel: any CounterViewModelType
  private let screen: CounterScreen
  private var cancellables: [AnyCancellable] = []

  init(viewModel: any CounterViewModelType, digits: Int) {
    self.viewModel = viewModel
    screen = CounterScreen(digits: digits)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindInputs()
    bindOutputs()
  }

  private func bindInputs() {
    screen.increment.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.incrementTapped() }, for: .touchUpInside)
    screen.up.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.upTapped() }, for: .touchUpInside)
    screen.down.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.downTapped() }, for: .touchUpInside)
  }

  private func bindOutputs() {
    cancellables = zip(viewModel.outputs.wheels, screen.digits).map { wheel, label in
      wheel.map(Optional.some).assign(to: \.text, on: label)
    }
  }
}
