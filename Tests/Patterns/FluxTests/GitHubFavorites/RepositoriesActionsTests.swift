import Samples
import Testing
import Trace

@testable import Flux

@Suite("The action creator of a user's repositories")
struct RepositoriesActionsTests {
  private let viola = User(login: "viola")
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let spy: ActionSpy<GitHubAction>
  private let actions: RepositoriesActions

  init() {
    let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
    spy = ActionSpy(dispatcher)
    actions = RepositoriesActions(
      of: viola, dispatcher: dispatcher, service: GitHubService(server: server))
  }

  @Test("says of each action whose list it concerns")
  func person() {
    actions.load()
    actions.scroll(to: 2)
    #expect(
      spy.actions == [
        .repositories(.load, of: viola), .repositories(.scroll(to: 2), of: viola),
      ])
  }

  @Test("sends the request that is due once, and dispatches the answer or the failure")
  func answer() throws {
    var list = RepositoryList(of: viola, visibleRows: 8)
    list.load()
    actions.follow(list.request)
    actions.follow(list.request)
    try server.fail(1, with: .offline)
    actions.follow(nil)
    actions.follow(list.request)
    try server.respond(to: 2)
    let page = try #require(list.answer)
    #expect(
      spy.actions == [
        .repositories(.receive(.failure(.offline)), of: viola),
        .repositories(.receive(.success(page)), of: viola),
      ])
  }
}
