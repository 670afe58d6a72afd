import HeadlessUI
import Reactive
import Samples

/// The second screen: hands taps to its view model, and shows what that publishes.
@Traced(.view)
final class ChildKeptDetailViewController: ViewController {
  private let viewModel: ChildKeptDetailViewModel
  private let screen: DetailScreen
  private var cancellables: [AnyCancellable] = []

  init(viewModel: ChildKeptDetailViewModel) {
    screen = DetailScreen()
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
    cancellables = ChildKeptStarButtonBinding.bind(viewModel.appearance, to: screen.star)
  }
}
