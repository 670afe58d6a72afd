@testable import PassiveMVP

/// A counter's presenter that keeps what was reported to it, and shows nothing.
final class CounterPresenterSpy: CounterPresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func didTapIncrement() { reports.append("increment") }

  func didTapUp() { reports.append("up") }

  func didTapDown() { reports.append("down") }
}
