import HeadlessUI
import Samples
import Testing

@testable import MVC2

@Suite("The step counter's controller")
struct StepCounterControllerTests {
  private let counter = StepCounter()
  private let screen = StepCounterScreen()
  private let controller: StepCounterController

  init() {
    controller = StepCounterController(counter: counter, screen: screen)
  }

  @Test("shows zero, and that no step can be taken back, before anything was tapped")
  func begin() {
    #expect(screen.count.text == "0")
    #expect(!screen.decrement.isEnabled)
    #expect(screen.decrement.alpha == 0.5)
  }

  @Test("passes taps to the counter, and shows the count and what can be done")
  func taps() {
    screen.increment.sendActions(for: .touchUpInside)
    #expect(screen.count.text == "1")
    #expect(screen.decrement.isEnabled)
    #expect(screen.decrement.alpha == 1)
    screen.decrement.sendActions(for: .touchUpInside)
    #expect(screen.count.text == "0")
    #expect(!screen.decrement.isEnabled)
  }
}
