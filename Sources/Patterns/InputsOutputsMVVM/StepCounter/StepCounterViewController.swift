import HeadlessUI
import Reactive
import Samples

/// Reports its taps to the view model's inputs, and shows the outputs.
@Traced(.view)
final class StepCounterViewController: ViewController {
  private let viewModel: any StepCounterViewModelType
  private let screen: StepCounterScreen
  private var cancellables: [AnyCancellable] = []

  init(viewModel: any StepCounterViewModelType) {
    screen = StepCounterScreen()
    self.viewModel = viewModel
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
    screen.decrement.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.decrementTapped() }, for: .touchUpInside)
  }

  private func bindOutputs() {
    let outputs = viewModel.outputs
    cancellables = [
      outputs.count.map(Optional.some).assign(to: \.text, on: screen.count),
      outputs.isDecrementEnabled.assign(to: \.isEnabled, on: screen.decrement),
      outputs.decrementAlpha.assign(to: \.alpha, on: screen.decrement),
    ]
  }
}
