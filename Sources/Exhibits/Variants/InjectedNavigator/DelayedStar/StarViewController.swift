import HeadlessUI
import Samples

/// The first screen: bound to its view model, and handing it what was tapped.
@Traced(.view)
final class StarViewController: ViewController {
  private let viewModel: StarViewModel
  /// Held to keep the navigator alive, which the view model holds weakly.
  private let navigator: StarNavigator
  private let screen: StarScreen
  /// Held to keep the bindings alive.
  private var bindings: [NotificationToken] = []

  init(viewModel: StarViewModel, navigator: StarNavigator) {
    screen = StarScreen()
    self.viewModel = viewModel
    self.navigator = navigator
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.navigate.addAction(
      Action { [weak self] _ in self?.viewModel.navigate() }, for: .touchUpInside)
    bindings = StarButtonBinding.bind(viewModel.button, to: screen.star)
  }
}
