import HeadlessUI
import Samples
import Testing

@testable import ClassicMVC

@Suite("The step counter's view and controller")
struct StepCounterTests {
  private let counter = StepCounter()
  private let screen = StepCounterScreen()

  @Test("the view shows the count, and whether there is a step to take back")
  func shows() {
    let view = StepCounterView(screen, of: counter)
    #expect(screen.count.text == "0")
    #expect(!screen.decrement.isEnabled)
    #expect(screen.decrement.alpha == 0.5)
    counter.increment()
    withExtendedLifetime(view) {}
    #expect(screen.count.text == "1")
    #expect(screen.decrement.isEnabled)
    #expect(screen.decrement.alpha == 1)
  }

  @Test("the controller turns taps into messages to the counter, and shows nothing")
  func taps() {
    let controller = StepCounterController(screen, of: counter)
    screen.increment.sendActions(for: .touchUpInside)
    screen.increment.sendActions(for: .touchUpInside)
    screen.decrement.sendActions(for: .touchUpInside)
    withExtendedLifetime(controller) {}
    #expect(counter.count.value == 1)
    #expect(screen.count.text == nil)
  }
}
