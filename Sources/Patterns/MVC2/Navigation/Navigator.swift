import HeadlessUI

/// What a controller may do with the window: a protocol, so that a controller can be tested without
/// one.
protocol Navigator: AnyObject {
  /// Whether the controller's screen is on top of its stack, be it beneath an alert.
  func isOnTop() -> Bool
  /// Shows another screen on top of the stack.
  func push(_ screen: ViewController)
  /// Shows an alert, if the controller's screen is in sight.
  func present(_ alert: AlertController)
}
