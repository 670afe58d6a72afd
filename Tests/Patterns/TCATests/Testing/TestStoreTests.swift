import Testing
import Trace

@testable import TCA

@Suite("The test store")
struct TestStoreTests {
  private let clock = VirtualClock()
  private let store: TestStore<TimerReducer>

  init() {
    store = TestStore(TimerFeature.State(), TimerReducer(clock: clock))
  }

  @Test("passes if every change and every action was expected, and nothing is in flight")
  func passes() throws {
    store.send(.startTapped) { $0.isWaiting = true }
    try clock.advance(by: 10)
    store.receive(.ticked) {
      $0.ticks = 1
      $0.isWaiting = false
    }
    store.send(.askTapped) { $0.isWaiting = true }
    store.receive(.ticked) {
      $0.ticks = 2
      $0.isWaiting = false
    }
    store.finish()
  }

  @Test("fails where the state is another than was expected, and goes on from what it is")
  func state() {
    withKnownIssue { store.send(.startTapped) }
    store.send(.stopTapped) { $0.isWaiting = false }
    withKnownIssue {
      store.send(.stopTapped) { $0.ticks = 1 }
    } matching: {
      "\($0)".contains("reduction.state == expected")
    }
    store.finish()
  }

  @Test("fails where an action was received and not expected: at the next, or at the end")
  func unexpected() throws {
    store.send(.askTapped) { $0.isWaiting = true }
    withKnownIssue {
      store.send(.stopTapped)
    } matching: {
      "\($0)".contains("not expected: ticked")
    }
    store.send(.askTapped) { $0.isWaiting = true }
    withKnownIssue {
      store.finish()
    } matching: {
      "\($0)".contains("not expected: ticked")
    }
  }

  @Test("fails where another action was received than was expected, or none")
  func other() {
    withKnownIssue {
      store.receive(.ticked)
    } matching: {
      "\($0)".contains("not received: ticked")
    }
    store.send(.askTapped) { $0.isWaiting = true }
    withKnownIssue {
      store.receive(.stopTapped) {
        $0.ticks = 1
        $0.isWaiting = false
      }
    } matching: {
      "\($0)".contains("reduction.action == action")
    }
    store.finish()
  }

  @Test("fails at the end while an effect is in flight")
  func inFlight() {
    store.send(.startTapped) { $0.isWaiting = true }
    withKnownIssue {
      store.finish()
    } matching: {
      "\($0)".contains("an effect is in flight")
    }
    store.send(.stopTapped) { $0.isWaiting = false }
    store.finish()
  }
}
