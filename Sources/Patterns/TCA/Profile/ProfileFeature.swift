import Samples

/// Keeps a profile in step with the server.
enum ProfileFeature {
  struct State: Equatable {
    var profile = ProfileState()
  }

  enum Action: Equatable {
    case viewLoaded
    case viewAppeared
    case refreshButtonTapped
    case profileReceived(Result<Profile, ServerError>)
    case presenceChanged(Presence)
  }

  enum CancelID {
    case request
    case presence
  }
}

@Traced(.reducer)
struct ProfileReducer: Reducer {
  let client: ProfileClient

  func reduce(
    into state: inout ProfileFeature.State, action: ProfileFeature.Action
  ) -> Effect<ProfileFeature.Action> {
    let before = state.profile.request
    switch action {
    case .viewLoaded:
      return .subscribe(id: ProfileFeature.CancelID.presence) { send in
        client.observePresence { send(.presenceChanged($0)) }
      }
    case .viewAppeared, .refreshButtonTapped: state.profile.refresh()
    case .profileReceived(let result): state.profile.received(result)
    case .presenceChanged(let presence): state.profile.presenceChanged(to: presence)
    }
    return .request(
      state.profile.request, insteadOf: before, id: ProfileFeature.CancelID.request
    ) { _, send in
      client.profile { send(.profileReceived($0)) }
    }
  }
}
