@testable import SupervisingMVP

/// A counter's presenter that keeps what was reported to it.
final class StepCounterPresenterSpy: StepCounterPresenting {
  private(set) var reports: [String] = []

  func didTapIncrement() { reports.append("increment") }

  func didTapDecrement() { reports.append("decrement") }
}
