import HeadlessUI
import Reactive
import Samples

/// The first screen: reports taps and choices to the inputs, shows the outputs, and goes where
/// they say.
@Traced(.view)
final class StarViewController: ViewController {
  private let viewModel: any StarViewModelType
  private let screens: StarScreenFactory
  private let screen: StarScreen
  private var cancellables: [AnyCancellable] = []

  init(viewModel: any StarViewModelType, screens: StarScreenFactory) {
    screen = StarScreen()
    self.viewModel = viewModel
    self.screens = screens
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
    screen.star.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.starTapped() }, for: .touchUpInside)
    screen.navigate.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.navigateTapped() }, for: .touchUpInside)
  }

  private func bindOutputs() {
    let outputs = viewModel.outputs
    cancellables =
      StarButtonBinding.bind(outputs.star, to: screen.star) + [
        outputs.goToDetail.sink { [weak self] in self?.openDetail() },
        outputs.showUnstarredAlert.sink { [weak self] in self?.askToStar() },
      ]
  }

  private func openDetail() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(screens.makeDetailScreen(), animated: true)
  }

  private func askToStar() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.viewModel.inputs.starAndOpenChosen()
      })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    present(alert, animated: true)
  }
}
