@testable import InjectedNavigator

/// A navigator that goes nowhere: it notes where it was asked to go, and answers on request.
final class StarNavigatorSpy: StarNavigating {
  private(set) var calls: [String] = []
  private var starAndOpen: (() -> Void)?

  func openDetail() { calls.append("detail") }

  func askToStar(starAndOpen: @escaping () -> Void) {
    calls.append("question")
    self.starAndOpen = starAndOpen
  }

  /// Answers the question that was asked last: the star is to be set first.
  func chooseStarAndOpen() { starAndOpen?() }
}
