import Samples
import Testing
import Trace

@testable import TCA

@Suite("The store")
struct RootStoreTests {
  private let clock = VirtualClock()
  private let faults = Faults()
  private let store: RootStore<TimerReducer>

  init() {
    store = RootStore(
      initialState: TimerFeature.State(), reducer: TimerReducer(clock: clock), faults: faults)
  }

  @Test("notifies of the state that there is, and of each other one, while the token is held")
  func observe() throws {
    var heard: [Int] = []
    var subscription: StoreSubscription? = store.observe(\.ticks) { heard.append($0) }
    #expect(heard == [0])
    store.send(.startTapped)
    #expect(heard == [0])
    try clock.advance(by: 10)
    #expect(heard == [0, 1])
    withExtendedLifetime(subscription) {}
    subscription = nil
    store.send(.askTapped)
    #expect(heard == [0, 1])
  }

  @Test("reduces what an effect answers at once before it notifies, once")
  func oneChange() {
    var heard: [TimerFeature.State] = []
    let subscription = store.observe(\.self) { heard.append($0) }
    store.send(.askTapped)
    withExtendedLifetime(subscription) {
      #expect(heard == [.init(), .init(ticks: 1)])
      #expect(store.running.isEmpty && faults.take() == nil)
    }
  }

  @Test("takes what a listener sends at once, and notifies of it after all were notified before")
  func order() {
    var heard: [String] = []
    let first = store.observe(\.ticks) { [weak store] ticks in
      heard.append("first \(ticks)")
      if ticks == 1 { store?.send(.ticked) }
    }
    let second = store.observe(\.ticks) { heard.append("second \($0)") }
    store.send(.ticked)
    withExtendedLifetime([first, second]) {
      #expect(
        heard == ["first 0", "second 0", "first 1", "second 1", "first 2", "second 2"])
      #expect(faults.take() == nil)
    }
  }

  @Test("notifies of an optional part when it is there and was not before")
  func presented() {
    let store = RootStore(initialState: PairFeature.State(), reducer: PairReducer(), faults: faults)
    var heard: [TimerFeature.State] = []
    let subscription = store.ifLet(\.timer) { heard.append($0) }
    store.send(.timerTapped)
    store.send(.timer(.presented(.ticked)))
    store.send(.timer(.dismiss))
    store.send(.timerTapped)
    withExtendedLifetime(subscription) { #expect(heard == [.init(), .init()]) }
  }

  @Test("begins an effect in the place of one with the same identity, and cancels by it")
  func identity() throws {
    store.send(.startTapped)
    try clock.advance(by: 9)
    store.send(.startTapped)
    try clock.advance(by: 9)
    #expect(store.state.ticks == 0)
    try clock.advance(by: 1)
    #expect(store.state.ticks == 1)
    store.send(.startTapped)
    store.send(.stopTapped)
    #expect(clock.pending == 0 && store.running.isEmpty)
  }

  @Test("keeps an effect that sends again and again until it is cancelled")
  func subscription() {
    store.send(.listenTapped)
    #expect(store.state.ticks == 2)
    #expect(store.running.count == 1)
    store.send(.stopTapped)
    #expect(store.running.isEmpty)
  }

  @Test("reports an action that is sent while another is reduced, and reduces it afterwards")
  func fault() throws {
    let reducer = ReentrantReducer()
    let store = RootStore(initialState: 0, reducer: reducer, faults: faults)
    reducer.sender.send = { [weak store] in store?.send(.second) }
    store.send(.first)
    #expect(store.state == 12)
    #expect(try #require(faults.take()) == "second is sent while first is reduced")
    #expect(faults.take() == nil)
  }

  @Test("ends with its effects")
  func release() {
    var local: RootStore<TimerReducer>? = RootStore(
      initialState: TimerFeature.State(), reducer: TimerReducer(clock: clock), faults: faults)
    weak let released = local
    local?.send(.startTapped)
    local = nil
    #expect(released == nil && clock.pending == 0)
  }
}

/// Sends an action while it reduces one, which no reducer can without help.
struct ReentrantReducer: Reducer {
  final class Sender {
    var send: () -> Void = {}
  }

  enum Action {
    case first
    case second
  }

  let sender = Sender()

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .first:
      sender.send()
      state = 10
    case .second: state += 2
    }
    return .none
  }
}
