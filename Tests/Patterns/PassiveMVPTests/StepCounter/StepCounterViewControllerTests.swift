import HeadlessUI
import Samples
import Testing

@testable import PassiveMVP

/// A counter's presenter that keeps what was reported to it.
final class StepCounterPresenterSpy: StepCounterPresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func didTapIncrement() { reports.append("increment") }

  func didTapDecrement() { reports.append("decrement") }
}

@Suite("The step counter's view")
struct StepCounterViewControllerTests {
  @Test("reports taps, and shows what it receives")
  func view() throws {
    let presenter = StepCounterPresenterSpy()
    let view = StepCounterViewController(presenter: presenter)
    let window = Window(rootViewController: view)
    window.makeKeyAndVisible()
    try window.tap("increment")
    try window.tap("decrement")
    #expect(presenter.reports == ["loaded", "increment", "decrement"])
    view.showCount("?")
    view.showDecrement(isEnabled: false, alpha: 0.1)
    let screen = try #require(view.view as? StepCounterScreen)
    #expect(screen.count.text == "?")
    #expect(!screen.decrement.isEnabled)
    #expect(screen.decrement.alpha == 0.1)
  }
}
