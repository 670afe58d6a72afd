import Samples

/// Loads repositories page by page.
@Traced(.reducer)
struct UserReducer: Reducer {
  let client: GitHubClient

  func reduce(
    into state: inout UserFeature.State, action: UserFeature.Action
  ) -> Effect<UserFeature.Action> {
    let before = state.list.request
    switch action {
    case .viewLoaded: state.list.load()
    case .scrolled(let offset): state.list.scrolled(to: offset)
    case .repositoriesReceived(let result): receive(result, into: &state)
    case .failureDismissed: state.failure = nil
    case .repositoryTapped(let repository): state.repository = repository
    case .repository(.dismiss): state.repository = nil
    }
    return .request(
      state.list.request, insteadOf: before, id: UserFeature.CancelID.page
    ) { page, send in
      client.repositories(page) { send(.repositoriesReceived($0)) }
    }
  }

  /// Takes a page; of a failure only the first is told at a time.
  private func receive(
    _ result: Result<ListPage<Repository>, ServerError>, into state: inout UserFeature.State
  ) {
    state.list.received(result)
    if case .failure(let error) = result { state.failure = state.failure ?? error }
  }
}
