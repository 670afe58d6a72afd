import HeadlessUI
import Samples
import Testing

@testable import SupervisingMVP

/// A counter's presenter that keeps what was reported to it.
final class StepCounterPresenterSpy: StepCounterPresenting {
  private(set) var reports: [String] = []

  func didTapIncrement() { reports.append("increment") }

  func didTapDecrement() { reports.append("decrement") }
}

@Suite("The step counter")
struct StepCounterTests {
  private let counter = StepCounter()

  @Test("is changed by its presenter, as was tapped")
  func presenter() {
    let presenter = StepCounterPresenter(counter: counter)
    var counts: [Int] = []
    let observation = counter.observe { counts.append($0.value) }
    withExtendedLifetime(observation) {
      presenter.didTapIncrement()
      presenter.didTapDecrement()
      presenter.didTapDecrement()
    }
    #expect(counts == [0, 1, 0])
  }

  @Test("is observed by its view, which reports taps and counts nothing itself")
  func view() throws {
    let presenter = StepCounterPresenterSpy()
    let view = StepCounterViewController(presenter: presenter, counter: counter)
    let window = Window(rootViewController: view)
    window.makeKeyAndVisible()
    let screen = try #require(view.view as? StepCounterScreen)
    #expect(screen.count.text == "0")
    #expect(!screen.decrement.isEnabled)
    #expect(screen.decrement.alpha == 0.5)
    counter.increment()
    #expect(screen.count.text == "1")
    #expect(screen.decrement.isEnabled)
    #expect(screen.decrement.alpha == 1)
    try window.tap("increment")
    try window.tap("decrement")
    #expect(presenter.reports == ["increment", "decrement"])
    #expect(screen.count.text == "1")
  }
}
