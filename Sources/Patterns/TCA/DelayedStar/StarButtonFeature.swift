import Samples

/// The star, whichever screen shows it.
enum StarButtonFeature {
  struct State: Equatable {
    var star = StarState.initial
  }

  enum Action: Equatable {
    case starButtonTapped
    /// The star is to be set, by whatever was tapped.
    case starRequested
    case starSettled
  }

  enum CancelID {
    case settling
  }
}

@Traced(.reducer)
struct StarButtonReducer: Reducer {
  let client: StarClient

  func reduce(
    into state: inout StarButtonFeature.State, action: StarButtonFeature.Action
  ) -> Effect<StarButtonFeature.Action> {
    switch action {
    case .starButtonTapped: return change(&state, to: state.star.toggled())
    case .starRequested: return change(&state, to: state.star.starred())
    case .starSettled:
      state.star = state.star.settled()
      return .none
    }
  }

  private func change(
    _ state: inout StarButtonFeature.State, to next: StarState?
  ) -> Effect<StarButtonFeature.Action> {
    guard let next else { return .none }
    state.star = next
    return .run(id: StarButtonFeature.CancelID.settling) { send in
      client.settle { send(.starSettled) }
      return nil
    }
  }
}
