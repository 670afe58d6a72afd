import HeadlessUI
import Samples

/// The first screen: bound to its view model, and going where that wants to go.
@Traced(.view)
final class StarViewController: ViewController {
  private let viewModel: StarViewModel
  private let screens: StarScreenFactory
  private let screen: StarScreen
  /// Held to keep the bindings alive.
  private var bindings: [NotificationToken] = []

  init(viewModel: StarViewModel, screens: StarScreenFactory) {
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
    screen.navigate.addAction(
      Action { [weak self] _ in self?.viewModel.navigate() }, for: .touchUpInside)
    bindings =
      StarButtonBinding.bind(viewModel.button, to: screen.star) + [
        Binder(viewModel).bind(announcements: \.route, to: self) { view, route in
          view.follow(route)
        }
      ]
  }

  private func follow(_ route: StarViewModel.Route) {
    switch route {
    case .detail: openDetail()
    case .unstarredAlert: askToStar()
    }
  }

  private func openDetail() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(screens.makeDetailScreen(), animated: true)
  }

  private func askToStar() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.viewModel.starAndOpen()
      })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    present(alert, animated: true)
  }
}
