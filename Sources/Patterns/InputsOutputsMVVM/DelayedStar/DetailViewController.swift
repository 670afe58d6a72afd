import HeadlessUI
import Reactive
import Samples

/// The second screen: reports its taps to the inputs, and shows the outputs.
@Traced(.view)
final class DetailViewController: ViewController {
  private let viewModel: any DetailViewModelType
  private let screen: DetailScreen
  private var cancellables: [AnyCancellable] = []

  init(viewModel: any DetailViewModelType) {
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
      Action { [weak self] _ in self?.viewModel.inputs.starTapped() }, for: .touchUpInside)
    cancellables = StarButtonBinding.bind(viewModel.outputs.star, to: screen.star)
  }
}
