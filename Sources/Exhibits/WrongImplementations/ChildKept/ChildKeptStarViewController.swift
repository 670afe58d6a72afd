import HeadlessUI
import Reactive
import Samples

/// The first screen: hands taps to its view model, and shows what that publishes.
@Traced(.view)
final class ChildKeptStarViewController: ViewController {
  private let viewModel: ChildKeptStarViewModel
  private let screen: StarScreen
  private var cancellables: [AnyCancellable] = []

  init(viewModel: ChildKeptStarViewModel) {
    screen = StarScreen()
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(
      Action { [weak self] _ in self?.viewModel.starTapped() }, for: .touchUpInside)
    screen.navigate.addAction(
      Action { [weak self] _ in self?.viewModel.navigateTapped() }, for: .touchUpInside)
    cancellables = ChildKeptStarButtonBinding.bind(viewModel.appearance, to: screen.star)
  }
}
