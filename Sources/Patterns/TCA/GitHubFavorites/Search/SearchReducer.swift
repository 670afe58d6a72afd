import Samples

/// Searches once typing rests, page by page.
@Traced(.reducer)
struct SearchReducer: Reducer {
  let user: UserReducer
  let client: GitHubClient
  let clock: ClockClient
  let visibleRows: Int

  func reduce(
    into state: inout SearchFeature.State, action: SearchFeature.Action
  ) -> Effect<SearchFeature.Action> {
    let before = state.search.request
    switch action {
    case .queryChanged(let query) where !UserSearch.isImmediate(query):
      return .run(id: SearchFeature.CancelID.typing) { send in
        clock.wait(for: UserSearch.typingDelay) { send(.queryRested(query)) }
      }
    case .queryChanged(let query), .queryRested(let query), .searchButtonTapped(let query):
      state.search.search(for: query)
      return .merge(.cancel(id: SearchFeature.CancelID.typing), request(of: state, after: before))
    case .scrolled(let offset): state.search.scrolled(to: offset)
    case .usersReceived(let result): receive(result, into: &state)
    case .failureDismissed: state.failure = nil
    case .userTapped(let user):
      state.user = UserFeature.State(list: RepositoryList(of: user, visibleRows: visibleRows))
    case .user(let action):
      return user.ifLet(
        \.user, of: &state, action, id: SearchFeature.CancelID.user, as: SearchFeature.Action.user)
    }
    return request(of: state, after: before)
  }

  /// Takes a page; of a failure only the first is told at a time.
  private func receive(
    _ result: Result<ListPage<User>, ServerError>, into state: inout SearchFeature.State
  ) {
    state.search.received(result)
    if case .failure(let error) = result { state.failure = state.failure ?? error }
  }

  private func request(
    of state: SearchFeature.State, after before: UserPageRequest?
  ) -> Effect<SearchFeature.Action> {
    .request(
      state.search.request, insteadOf: before, id: SearchFeature.CancelID.page
    ) { page, send in
      client.users(page) { send(.usersReceived($0)) }
    }
  }
}
