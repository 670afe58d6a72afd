import Samples
import Testing

@testable import TCA

@Suite("The store of a part")
struct ScopedStoreTests {
  private let store = RootStore(
    initialState: PairFeature.State(), reducer: PairReducer(), faults: Faults())

  @Test("notifies of its part alone, and sends as its parent's actions")
  func part() {
    let scoped = store.scope(\.always, as: PairFeature.Action.always)
    var heard: [Int] = []
    let subscription = scoped.observe(\.ticks) { heard.append($0) }
    scoped.send(.ticked)
    store.send(.timerTapped)
    store.send(.always(.ticked))
    withExtendedLifetime(subscription) { #expect(heard == [0, 1, 2]) }
    #expect(store.state.always.ticks == 2)
  }

  @Test("keeps still while its part is not there, and says that it was left")
  func presented() {
    let scoped = store.scope(\.timer, as: PairFeature.Action.timer)
    var heard: [Int] = []
    let subscription = scoped.observe(\.ticks) { heard.append($0) }
    #expect(heard.isEmpty)
    store.send(.timerTapped)
    scoped.send(.ticked)
    scoped.dismiss()
    scoped.send(.ticked)
    withExtendedLifetime(subscription) { #expect(heard == [0, 1]) }
    #expect(store.state.timer == nil)
  }

  @Test("need not live for its listeners to be notified")
  func release() {
    var heard: [Int] = []
    weak var released: Store<TimerFeature.State, TimerFeature.Action>?
    var subscription: StoreSubscription?
    do {
      let scoped = store.scope(\.always, as: PairFeature.Action.always)
      released = scoped
      subscription = scoped.observe(\.ticks) { heard.append($0) }
    }
    store.send(.always(.ticked))
    withExtendedLifetime(subscription) { #expect(released == nil && heard == [0, 1]) }
  }
}
