import HeadlessUI
import Samples

/// What a screen shows besides its own view: its title in the bar, alerts above it, and the screen
/// that comes next.
///
/// UIKit has only view controllers do this. A navigator asks the one that composes the screen, so
/// that views and controllers need not know it.
@Traced(.view)
class Navigator {
  private weak var screen: ViewController?

  init(of screen: ViewController) {
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
