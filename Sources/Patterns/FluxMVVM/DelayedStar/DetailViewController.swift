import HeadlessUI
import Reactive
import Samples

/// The second screen: gives its taps, shows what its view model publishes.
@Traced(.view)
final class DetailViewController: ViewController {
  private let screens: StarScreenFactory
  private let screen: DetailScreen
  /// Held to keep it alive.
  private var viewModel: DetailViewModel?
  /// Held to stay subscribed to what it publishes.
  private var cancellables: [AnyCancellable] = []

  init(screens: StarScreenFactory) {
    screen = DetailScreen()
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = screens.makeDetailViewModel(
      inputs: .init(star: screen.star.tapPublisher))
    cancellables = StarButtonBinding.bind(viewModel.appearance, to: screen.star)
    self.viewModel = viewModel
  }
}
