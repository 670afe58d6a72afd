import HeadlessUI

@testable import PassiveMVP

/// What a view of a star was told.
enum Told: Hashable, Sendable {
  case star(String, Color, isEnabled: Bool)
  case alert
  case detail
}

/// The first screen, that keeps what it was told, and says of itself what a test wants.
final class StarViewSpy: StarViewing {
  private(set) var told: [Told] = []
  /// What the view answers when it is asked whether it is on top.
  var standsOnTop = true

  func showStar(_ title: String, color: Color, isEnabled: Bool) {
    told.append(.star(title, color, isEnabled: isEnabled))
  }

  func showUnstarredAlert() { told.append(.alert) }

  func isOnTop() -> Bool { standsOnTop }

  func openDetail() { told.append(.detail) }

  /// Forgets what was told, so that a test can look at what comes next.
  func clear() { told = [] }
}

/// The second screen, that keeps what it was told.
final class DetailViewSpy: DetailViewing {
  private(set) var told: [Told] = []

  func showStar(_ title: String, color: Color, isEnabled: Bool) {
    told.append(.star(title, color, isEnabled: isEnabled))
  }
}
