import HeadlessUI
import Samples
import Testing

@testable import FluxMVVM

@Suite("The counter's view, with the whole circle behind it")
struct CounterViewControllerTests {
  private let dispatcher = Dispatcher<TallyAction>(faults: Faults())

  @Test("shows what its view model publishes, and gives its taps")
  func circle() throws {
    let spy = ActionSpy(dispatcher)
    let factory = CounterFactory(
      setup: try TallyCounterSetup(["start": 200]), dispatcher: dispatcher)
    let controller = factory.makeCounterScreen()
    let screen = try #require(controller.view as? CounterScreen)
    screen.up.sendActions(for: .touchUpInside)
    #expect(screen.digits.map(\.text) == ["1", "1", "2", "1"])
    #expect(spy.actions == [.up])
  }

  @Test("is not kept alive by its own publishers")
  func release() throws {
    let factory = CounterFactory(setup: try TallyCounterSetup([:]), dispatcher: dispatcher)
    var controller: ViewController? = factory.makeCounterScreen()
    weak let released = controller
    controller?.loadViewIfNeeded()
    controller = nil
    #expect(released == nil)
  }
}
