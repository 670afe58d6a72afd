import HeadlessUI
import Samples

/// The second screen: bound to its view model.
@Traced(.view)
final class DetailViewController: ViewController {
  private let viewModel: DetailViewModel
  private let screen: DetailScreen
  /// Held to keep the bindings alive.
  private var bindings: [NotificationToken] = []

  init(viewModel: DetailViewModel) {
    screen = DetailScreen()
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindings = StarButtonBinding.bind(viewModel.button, to: screen.star)
  }
}
