@testable import SupervisingMVP

/// A counter's presenter that keeps what was reported to it, and does nothing.
final class CounterPresenterSpy: CounterPresenting {
  private(set) var reports: [String] = []

  func didTapIncrement() { reports.append("increment") }

  func didTapUp() { reports.append("up") }

  func didTapDown() { reports.append("down") }
}
