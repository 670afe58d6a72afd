import Samples
import Testing

@testable import PassiveMVP

/// A counter's view that keeps what it received.
final class StepCounterViewSpy: StepCounterViewing {
  private(set) var received: [String] = []

  func showCount(_ text: String) { received.append(text) }

  func showDecrement(isEnabled: Bool, alpha: Double) {
    received.append("\(isEnabled ? "enabled" : "disabled"), \(alpha)")
  }
}

@Suite("The step counter's presenter")
struct StepCounterPresenterTests {
  @Test("shows the count from the beginning, and the way back as enabled as there is one")
  func shows() {
    let view = StepCounterViewSpy()
    let presenter = StepCounterPresenter(counter: StepCounter())
    presenter.view = view
    presenter.viewDidLoad()
    presenter.didTapIncrement()
    presenter.didTapDecrement()
    #expect(
      view.received == ["0", "disabled, 0.5", "1", "enabled, 1.0", "0", "disabled, 0.5"])
  }
}
