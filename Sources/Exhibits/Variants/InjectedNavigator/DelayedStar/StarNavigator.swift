import HeadlessUI
import Samples

/// Opens what follows the first screen, from the place that it has in the window.
///
/// It does not keep that screen alive, and once that is gone it does nothing.
@Traced(.view)
final class StarNavigator: StarNavigating {
  weak var screen: ViewController?
  private let screens: StarScreenFactory

  init(screens: StarScreenFactory) {
    self.screens = screens
  }

  func openDetail() {
    guard let screen, screen.navigationController?.topViewController === screen else { return }
    screen.navigationController?.pushViewController(screens.makeDetailScreen(), animated: true)
  }

  func askToStar(starAndOpen: @escaping () -> Void) {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { _ in starAndOpen() })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    screen?.present(alert, animated: true)
  }
}
