import HeadlessUI
import Trace

/// Navigates from the place that a screen has in the window.
///
/// It does not keep the screen alive, and once that is gone it does nothing.
@Traced(.view)
final class ScreenNavigator: Navigator {
  private weak var screen: ViewController?

  init(_ screen: ViewController) {
    self.screen = screen
  }

  func showTitle(_ title: String) {
    screen?.title = title
  }

  func isOnTop() -> Bool {
    screen != nil && screen?.navigationController?.topViewController === screen
  }

  func push(_ next: ViewController) {
    screen?.navigationController?.pushViewController(next, animated: true)
  }

  func present(_ alert: AlertController) {
    screen?.present(alert, animated: true)
  }
}
