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
    store.receive(.ticked) { $0 = .init(ticks: 1) }
    store.send(.askTapped) { $0.isWaiting = true }
    store.receive(.ticked) { $0 = .init(ticks: 2) }
    store.finish()
  }

  @Test("fails where the state is another than was expected, and goes on from what it is")
  func state() {
    expectFailure("another state was expected") { store.send(.startTapped) }
    store.send(.stopTapped) { $0.isWaiting = false }
    expectFailure("another state was expected") { store.send(.stopTapped) { $0.ticks = 1 } }
    store.finish()
  }

  @Test("fails where an action was received and not expected: at the next, or at the end")
  func unexpected() {
    store.send(.askTapped) { $0.isWaiting = true }
    expectFailure("not expected: .ticked") { store.send(.stopTapped) }
    store.send(.askTapped) { $0.isWaiting = true }
    expectFailure("not expected: .ticked") { store.finish() }
    store.finish()
  }

  @Test("fails where another action was received than was expected, or none")
  func other() {
    expectFailure("not received: .ticked") { store.receive(.ticked) }
    store.send(.askTapped) { $0.isWaiting = true }
    expectFailure("another action was expected") {
      store.receive(.stopTapped) { $0 = .init(ticks: 1) }
    }
    store.finish()
  }

  @Test("fails at the end while an effect is in flight")
  func inFlight() {
    store.send(.startTapped) { $0.isWaiting = true }
    expectFailure("an effect is in flight") { store.finish() }
    store.send(.stopTapped) { $0.isWaiting = false }
    store.finish()
  }

  /// Expects that what is done fails once, and why.
  private func expectFailure(
    _ reason: String, at location: Testing.SourceLocation = #_sourceLocation,
    _ body: () -> Void
  ) {
    withKnownIssue(sourceLocation: location) {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix(reason) }
    }
  }
}
