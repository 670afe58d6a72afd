import HeadlessUI
import Samples
import Testing
import Trace

@testable import FluxMVVM

@Suite("The counter's view, with the whole circle behind it")
struct CounterViewControllerTests {
  private let screens: CounterScreenFactory

  init() throws {
    screens = CounterScreenFactory(
      setup: try TallyCounterSetup(["start": 200]),
      environment: Environment(clock: VirtualClock()))
  }

  @Test("shows what its view model publishes, and gives its taps")
  func circle() throws {
    let controller = screens.makeCounterScreen()
    let screen = try #require(controller.view as? CounterScreen)
    #expect(screen.digits.map(\.text) == ["0", "0", "2", "0"])
    screen.up.sendActions(for: .touchUpInside)
    #expect(screen.digits.map(\.text) == ["1", "1", "2", "1"])
  }

  @Test("is not kept alive by its own publishers")
  func release() {
    var controller: ViewController? = screens.makeCounterScreen()
    weak let released = controller
    controller?.loadViewIfNeeded()
    controller = nil
    #expect(released == nil)
  }
}
