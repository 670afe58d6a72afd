@testable import SupervisingMVP

/// The first screen, that keeps what was decided for it, and says of itself what a test wants.
final class StarViewSpy: StarViewing {
  /// A decision that a presenter can make for the first screen.
  enum Decision: Hashable {
    case alert
    case detail
  }

  private(set) var decisions: [Decision] = []
  /// The answer of the view when it is asked whether it is on top.
  var isTopmost = true

  func askToStar() { decisions.append(.alert) }

  func isOnTop() -> Bool { isTopmost }

  func openDetail() { decisions.append(.detail) }
}
