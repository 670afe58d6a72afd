import Testing
import Trace

@testable import TCA

@Suite("A reducer within another")
struct ComposedReducerTests {
  private let clock = VirtualClock()
  private let store: TestStore<PairReducer>

  init() {
    store = TestStore(
      PairFeature.State(), PairReducer(timer: TimerReducer(clock: clock)))
  }

  @Test("reduces its part, and its effects send its own actions")
  func scope() throws {
    store.send(.always(.startTapped)) { $0.always.isWaiting = true }
    try clock.advance(by: 10)
    store.receive(.always(.ticked)) { $0.always = .init(ticks: 1) }
    store.finish()
  }

  @Test("reduces its part while that is presented, and nothing before and afterwards")
  func ifLet() throws {
    store.send(.timer(.presented(.ticked)))
    store.send(.timerTapped) { $0.timer = .init() }
    store.send(.timer(.presented(.startTapped))) { $0.timer?.isWaiting = true }
    try clock.advance(by: 10)
    store.receive(.timer(.presented(.ticked))) { $0.timer = .init(ticks: 1) }
    store.send(.timer(.dismiss)) { $0.timer = nil }
    store.finish()
  }

  @Test("has its effects cancelled when it is dismissed, and no others")
  func dismissal() throws {
    store.send(.timerTapped) { $0.timer = .init() }
    store.send(.timer(.presented(.startTapped))) { $0.timer?.isWaiting = true }
    store.send(.always(.startTapped)) { $0.always.isWaiting = true }
    store.send(.timer(.dismiss)) { $0.timer = nil }
    try clock.advance(by: 10)
    store.receive(.always(.ticked)) { $0.always = .init(ticks: 1) }
    store.finish()
  }
}
