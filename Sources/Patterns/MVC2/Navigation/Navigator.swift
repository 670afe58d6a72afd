import HeadlessUI

/// What a controller may do with the window around its screen: a protocol, so that a controller can
/// be tested without a window.
protocol Navigator: AnyObject {
  /// Names the screen in the navigation bar.
  func showTitle(_ title: String)
  /// Whether the screen is on top of its stack, be it beneath an alert.
  func isOnTop() -> Bool
  /// Shows another screen on top of the stack.
  func push(_ next: ViewController)
  /// Shows an alert, if the screen is in sight.
  func present(_ alert: AlertController)
}
