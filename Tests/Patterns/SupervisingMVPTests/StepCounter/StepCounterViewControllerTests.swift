import HeadlessUI
import Samples
import Testing

@testable import SupervisingMVP

@Suite("The step counter's view")
struct StepCounterViewControllerTests {
  private let counter = StepCounter()

  @Test("observes the counter, reports taps, and counts nothing itself")
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
