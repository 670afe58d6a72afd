import Samples

/// Refreshes a list of programs, and loads more of it.
enum ProgramsFeature {
  struct State: Equatable {
    var list = ProgramList()
  }

  enum Action: Equatable {
    case viewAppeared
    case refreshButtonTapped
    case scrolled(to: Int)
    case programsReceived(Result<[Program], ServerError>)
  }

  enum CancelID {
    case page
  }
}

@Traced(.reducer)
struct ProgramsReducer: Reducer {
  let client: ProgramsClient

  func reduce(
    into state: inout ProgramsFeature.State, action: ProgramsFeature.Action
  ) -> Effect<ProgramsFeature.Action> {
    let before = state.list.request
    switch action {
    case .viewAppeared, .refreshButtonTapped: state.list.refresh()
    case .scrolled(let offset): state.list.scrolled(to: offset)
    case .programsReceived(let result): state.list.received(result)
    }
    return .request(
      state.list.request, insteadOf: before, id: ProgramsFeature.CancelID.page
    ) { page, send in
      client.page(page.offset) { send(.programsReceived($0)) }
    }
  }
}
