import HeadlessUI
import Samples

@testable import VIPER

/// A view of the first screen that records what it has to do.
final class StarViewSpy: StarViewInput {
  /// A message of the presenter.
  enum Message: Equatable {
    case star(String, Color, isEnabled: Bool)
    case question
  }

  private(set) var received: [Message] = []

  func showStar(_ title: String, color: Color, isEnabled: Bool) {
    received.append(.star(title, color, isEnabled: isEnabled))
  }

  func askToStar() { received.append(.question) }
}

/// A view of the second screen that records what it has to show.
final class DetailViewSpy: DetailViewInput {
  private(set) var received: [StarViewSpy.Message] = []

  func showStar(_ title: String, color: Color, isEnabled: Bool) {
    received.append(.star(title, color, isEnabled: isEnabled))
  }
}

/// An interactor of the first screen that records what it has to do, and answers as the test says.
final class StarInteractorSpy: StarInteractorInput {
  var answersStarred = false
  private(set) var received: [String] = []

  func start() { received.append("start") }

  func isStarred() -> Bool { answersStarred }

  func toggle() { received.append("toggle") }

  func starAndRequestNavigation() { received.append("star and request") }
}

/// An output of the first screen's interactor that records its reports.
final class StarInteractorOutputSpy: StarInteractorOutput {
  private(set) var states: [StarState] = []
  private(set) var grants = 0

  func starChanged(to star: StarState) { states.append(star) }

  func navigationGranted() { grants += 1 }
}

/// A router of the first screen that records what it has to open.
final class StarRouterSpy: StarRouterInput {
  private(set) var opened = 0

  func openDetail() { opened += 1 }
}
