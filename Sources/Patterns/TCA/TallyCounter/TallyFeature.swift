import Samples

/// Counts, and turns digits.
enum TallyFeature {
  struct State: Equatable {
    var tally: Tally
  }

  enum Action {
    case incrementButtonTapped
    case upButtonTapped
    case downButtonTapped
  }
}

@Traced(.reducer)
struct TallyReducer: Reducer {
  func reduce(
    into state: inout TallyFeature.State, action: TallyFeature.Action
  ) -> Effect<TallyFeature.Action> {
    switch action {
    case .incrementButtonTapped: state.tally.increment()
    case .upButtonTapped: state.tally.up()
    case .downButtonTapped: state.tally.down()
    }
    return .none
  }
}
