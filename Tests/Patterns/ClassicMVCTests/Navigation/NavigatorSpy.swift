import HeadlessUI

@testable import ClassicMVC

/// A navigator that keeps what it was asked to show, and says of its screen what a test wants.
final class NavigatorSpy: Navigator {
  /// The answer of the spy when it is asked whether its screen is on top.
  var isScreenOnTop = true
  private(set) var titles: [String] = []
  private(set) var pushed: [ViewController] = []
  private(set) var alerts: [AlertController] = []

  func showTitle(_ title: String) { titles.append(title) }

  func isOnTop() -> Bool { isScreenOnTop }

  func push(_ next: ViewController) { pushed.append(next) }

  func present(_ alert: AlertController) { alerts.append(alert) }
}
