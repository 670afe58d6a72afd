import HeadlessUI

/// Shows what only the window around a screen can: a title, an alert, the next screen.
///
/// UIKit has view controllers do this. Behind a protocol it needs none of them, so it can be tested
/// without a window.
protocol Navigator: AnyObject {
  /// Names the screen in the navigation bar.
  func showTitle(_ title: String)
  /// Returns `true` while the screen is on top of its stack, be it beneath an alert.
  func isOnTop() -> Bool
  /// Shows another screen on top of the stack.
  func push(_ next: ViewController)
  /// Shows an alert, if the screen is in sight.
  func present(_ alert: AlertController)
}
