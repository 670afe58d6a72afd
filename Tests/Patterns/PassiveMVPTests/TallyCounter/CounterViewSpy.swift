@testable import PassiveMVP

/// A counter's view that keeps what it received.
final class CounterViewSpy: CounterViewing {
  private(set) var shown: [String] = []

  func showDigit(_ text: String, at wheel: Int) { shown.append("\(wheel): \(text)") }

  /// Forgets what was shown, so that a test can look at what comes next.
  func clear() { shown = [] }
}
