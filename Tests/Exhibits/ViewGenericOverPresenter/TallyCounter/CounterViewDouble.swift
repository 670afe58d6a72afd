@testable import ViewGenericOverPresenter

/// A counter's view that keeps what it received.
@MainActor
final class CounterViewDouble: CounterViewing {
  private(set) var shown: [String] = []

  func showDigit(_ text: String, at wheel: Int) { shown.append("\(wheel): \(text)") }
}
