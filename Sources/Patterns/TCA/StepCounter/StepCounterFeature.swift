import Samples

/// Counts steps.
enum StepCounterFeature {
  struct State: Equatable {
    var count = StepCount()
  }

  enum Action: Equatable {
    case incrementButtonTapped
    case decrementButtonTapped
  }
}

@Traced(.reducer)
struct StepCounterReducer: Reducer {
  func reduce(
    into state: inout StepCounterFeature.State, action: StepCounterFeature.Action
  ) -> Effect<StepCounterFeature.Action> {
    switch action {
    case .incrementButtonTapped: state.count.increment()
    case .decrementButtonTapped: state.count.decrement()
    }
    return .none
  }
}
