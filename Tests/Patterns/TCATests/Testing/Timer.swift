import Trace

@testable import TCA

/// A feature that waits, or has somebody else say when; small enough to test stores with.
enum TimerFeature {
  struct State: Equatable {
    var ticks = 0
    var isWaiting = false
  }

  enum Action: Equatable {
    case startTapped
    case stopTapped
    case ticked
    /// Answers at once.
    case askTapped
    case listenTapped
  }

  enum CancelID {
    case timer
  }
}

struct TimerReducer: Reducer {
  let clock: VirtualClock

  func reduce(
    into state: inout TimerFeature.State, action: TimerFeature.Action
  ) -> Effect<TimerFeature.Action> {
    switch action {
    case .startTapped:
      state.isWaiting = true
      return .run(id: TimerFeature.CancelID.timer) { [clock] send in
        clock.schedule(after: 10) { send(.ticked) }
      }
    case .stopTapped:
      state.isWaiting = false
      return .cancel(id: TimerFeature.CancelID.timer)
    case .ticked:
      state.ticks += 1
      state.isWaiting = false
      return .none
    case .askTapped:
      state.isWaiting = true
      return .run(id: TimerFeature.CancelID.timer) { send in
        send(.ticked)
        return nil
      }
    case .listenTapped:
      return .subscribe(id: TimerFeature.CancelID.timer) { send in
        send(.ticked)
        send(.ticked)
        return nil
      }
    }
  }
}
