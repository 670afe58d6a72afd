import Samples

/// Has the star reduced, and follows it with the request to open the item.
@Traced(.reducer)
struct StarReducer: Reducer {
  let button: StarButtonReducer

  func reduce(
    into state: inout StarFeature.State, action: StarFeature.Action
  ) -> Effect<StarFeature.Action> {
    switch action {
    case .button(let action): return change(&state, by: action)
    case .navigateButtonTapped: navigate(&state)
    case .alert(.presented(.starAndOpenButtonTapped)):
      state.alert = nil
      pass(&state, through: state.request.requested(at: state.button.star))
      return change(&state, by: .starRequested)
    case .alert(.dismiss): state.alert = nil
    case .detail(.dismiss): state.detail = nil
    }
    return .none
  }

  private func change(
    _ state: inout StarFeature.State, by action: StarButtonFeature.Action
  ) -> Effect<StarFeature.Action> {
    let before = state.button.star
    let effect = button.scope(\.button, of: &state, action, as: StarFeature.Action.button)
    pass(&state, through: state.request.starChanged(from: before, to: state.button.star))
    return effect
  }

  private func navigate(_ state: inout StarFeature.State) {
    if state.button.star.isStarred {
      pass(&state, through: state.request.requested(at: state.button.star))
    } else {
      state.alert = StarFeature.Alert()
    }
  }

  /// Goes as far as the request goes by itself; one that is granted opens the item, unless it is
  /// open.
  private func pass(
    _ state: inout StarFeature.State, through requests: [NavigationRequest]
  ) {
    for request in requests {
      state.request = request
      if request == .granted, state.detail == nil { state.detail = StarFeature.Detail() }
    }
  }
}
