import Trace

@testable import TCA

/// A feature with another one in it that is presented.
enum PairFeature {
  struct State: Equatable {
    var timer: TimerFeature.State?
    var always = TimerFeature.State()
  }

  enum Action: Equatable {
    case timerTapped
    case timer(PresentationAction<TimerFeature.Action>)
    case always(TimerFeature.Action)
  }

  enum CancelID {
    case timer
  }
}

struct PairReducer: Reducer {
  var timer = TimerReducer(clock: VirtualClock())

  func reduce(
    into state: inout PairFeature.State, action: PairFeature.Action
  ) -> Effect<PairFeature.Action> {
    switch action {
    case .timerTapped:
      state.timer = TimerFeature.State()
      return .none
    case .timer(let action):
      return timer.ifLet(
        \.timer, of: &state, action, id: PairFeature.CancelID.timer,
        as: PairFeature.Action.timer)
    case .always(let action):
      return timer.scope(\.always, of: &state, action, as: PairFeature.Action.always)
    }
  }
}
