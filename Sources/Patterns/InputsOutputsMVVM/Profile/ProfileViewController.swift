import HeadlessUI
import Reactive
import Samples

/// Reports to the view model's inputs, and shows the outputs.
@Traced(.view)
final class ProfileViewController: ViewController {
  private let viewModel: any ProfileViewModelType
  private let screen: ProfileScreen
  private var cancellables: [AnyCancellable] = []

  init(viewModel: any ProfileViewModelType) {
    screen = ProfileScreen()
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

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.inputs.viewWillAppear()
  }

  private func bindInputs() {
    screen.refresh.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.refreshTapped() }, for: .touchUpInside)
    screen.retry.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.retryTapped() }, for: .touchUpInside)
  }

  private func bindOutputs() {
    let outputs = viewModel.outputs
    cancellables = [
      outputs.name.map(Optional.some).assign(to: \.text, on: screen.name),
      outputs.age.map(Optional.some).assign(to: \.text, on: screen.age),
      outputs.presence.map(Optional.some).assign(to: \.text, on: screen.presence),
      outputs.presenceColor.assign(to: \.textColor, on: screen.presence),
      outputs.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      outputs.error.assign(to: \.text, on: screen.error),
      outputs.isErrorHidden.assign(to: \.isHidden, on: screen.error),
      outputs.isErrorHidden.assign(to: \.isHidden, on: screen.retry),
    ]
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }
}
