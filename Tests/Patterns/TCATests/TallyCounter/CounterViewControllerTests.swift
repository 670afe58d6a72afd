import HeadlessUI
import Samples
import Testing

@testable import TCA

@Suite("The counter's view")
struct CounterViewControllerTests {
  private let store = RootStore(
    initialState: TallyFeature.State(tally: Tally(count: 200, wheels: 3)),
    reducer: TallyReducer(), faults: Faults())

  @Test("shows its store's tally when it loads, and each change, whoever has sent an action")
  func shows() throws {
    let controller = CounterViewController(store: store, digits: 3)
    let screen = try #require(controller.view as? CounterScreen)
    #expect(screen.digits.map(\.text) == ["0", "0", "2"])
    store.send(.upButtonTapped)
    withExtendedLifetime(controller) { #expect(screen.digits.map(\.text) == ["1", "1", "2"]) }
  }

  @Test("sends each tap")
  func taps() throws {
    let log = ReductionLog<TallyFeature.State, TallyFeature.Action>()
    let logged = RootStore(
      initialState: store.state, reducer: LoggedReducer(reducer: TallyReducer(), log: log),
      faults: Faults())
    let controller = CounterViewController(store: logged, digits: 3)
    let screen = try #require(controller.view as? CounterScreen)
    for button in [screen.increment, screen.up, screen.down] {
      button.sendActions(for: .touchUpInside)
    }
    withExtendedLifetime(controller) {
      #expect(
        log.reductions.map(\.action)
          == [.incrementButtonTapped, .upButtonTapped, .downButtonTapped])
    }
  }

  @Test("is kept alive neither by its store nor by its own buttons")
  func release() {
    var local: CounterViewController? = CounterViewController(store: store, digits: 3)
    weak let released = local
    local?.loadViewIfNeeded()
    local = nil
    #expect(released == nil)
  }
}
