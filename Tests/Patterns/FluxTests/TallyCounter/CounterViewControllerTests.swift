import HeadlessUI
import Samples
import Testing

@testable import Flux

@Suite("The counter's view")
struct CounterViewControllerTests {
  private let dispatcher = Dispatcher<TallyAction>(faults: Faults())
  private let controller: CounterViewController

  init() {
    controller = CounterViewController(
      actions: TallyActions(dispatcher: dispatcher),
      store: TallyStore(Tally(count: 200, wheels: 3), dispatcher: dispatcher), digits: 3)
  }

  @Test("shows its store's tally when it loads, and each change, whoever dispatched it")
  func shows() throws {
    #expect(try screen.digits.map(\.text) == ["0", "0", "2"])
    dispatcher.dispatch(.up)
    #expect(try screen.digits.map(\.text) == ["1", "1", "2"])
  }

  @Test("hands each tap to the action creator, and changes nothing itself")
  func taps() throws {
    // What is dispatched here does not reach the view's store.
    let elsewhere = Dispatcher<TallyAction>(faults: Faults())
    let spy = ActionSpy(elsewhere)
    let controller = CounterViewController(
      actions: TallyActions(dispatcher: elsewhere),
      store: TallyStore(Tally(count: 200, wheels: 3), dispatcher: dispatcher), digits: 3)
    let screen = try #require(controller.view as? CounterScreen)
    for button in [screen.increment, screen.up, screen.down] {
      button.sendActions(for: .touchUpInside)
    }
    withExtendedLifetime(controller) {
      #expect(spy.actions == [.increment, .up, .down])
      #expect(screen.digits.map(\.text) == ["0", "0", "2"])
    }
  }

  @Test("is kept alive neither by its store nor by its own buttons")
  func release() {
    var local: CounterViewController? = CounterViewController(
      actions: TallyActions(dispatcher: dispatcher),
      store: TallyStore(Tally(count: 0, wheels: 3), dispatcher: dispatcher), digits: 3)
    weak let released = local
    local?.loadViewIfNeeded()
    local = nil
    #expect(released == nil)
  }

  private var screen: CounterScreen {
    get throws { try #require(controller.view as? CounterScreen) }
  }
}
