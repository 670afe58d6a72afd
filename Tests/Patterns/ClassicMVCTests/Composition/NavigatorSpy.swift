import HeadlessUI

@testable import ClassicMVC

/// A navigator that keeps what it was asked to show, and says of its screen what a test wants.
final class NavigatorSpy: Navigator {
  private(set) var titles: [String] = []
  private(set) var pushed: [ViewController] = []
  private(set) var presented: [AlertController] = []
  /// What it answers when it is asked whether the screen is on top.
  var isScreenOnTop = true

  init() {
    super.init(of: ViewController())
  }

  override func showTitle(_ title: String) { titles.append(title) }

  override func isOnTop() -> Bool { isScreenOnTop }

  override func push(_ next: ViewController) { pushed.append(next) }

  override func present(_ alert: AlertController) { presented.append(alert) }
}
