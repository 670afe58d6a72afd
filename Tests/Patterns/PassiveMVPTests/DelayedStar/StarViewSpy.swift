import HeadlessUI

@testable import PassiveMVP

/// A message that a view of a star can receive from its presenter.
enum Received: Hashable, Sendable {
  case star(String, Color, isEnabled: Bool)
  case alert
  case detail
}

/// The first screen, that keeps what it received, and says of itself what a test wants.
final class StarViewSpy: StarViewing {
  private(set) var received: [Received] = []
  /// The answer of the view when it is asked whether it is on top.
  var isTopmost = true

  func showStar(_ title: String, color: Color, isEnabled: Bool) {
    received.append(.star(title, color, isEnabled: isEnabled))
  }

  func askToStar() { received.append(.alert) }

  func isOnTop() -> Bool { isTopmost }

  func openDetail() { received.append(.detail) }

  /// Forgets what was received, so that a test can look at what comes next.
  func clear() { received = [] }
}

/// The second screen, that keeps what it received.
final class DetailViewSpy: DetailViewing {
  private(set) var received: [Received] = []

  func showStar(_ title: String, color: Color, isEnabled: Bool) {
    received.append(.star(title, color, isEnabled: isEnabled))
  }
}
