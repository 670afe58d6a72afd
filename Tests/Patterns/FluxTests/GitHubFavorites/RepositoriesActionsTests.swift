import Samples
import Testing
import Trace

@testable import Flux

@Suite("The action creator of a user's repositories, without any view")
struct RepositoriesActionsTests {
  private let organ = User(login: "organ")
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let spy: ActionSpy<GitHubAction>
  private let store: RepositoriesStore
  private let actions: RepositoriesActions

  init() {
    let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
    spy = ActionSpy(dispatcher)
    store = RepositoriesStore(
      RepositoryList(of: organ, visibleRows: 8), dispatcher: dispatcher)
    actions = RepositoriesActions(
      dispatcher: dispatcher, store: store, service: GitHubService(server: server))
  }

  @Test("sends the first request when the view has loaded; every action names the user")
  func loads() throws {
    actions.viewLoaded()
    let page = try #require(store.value.answer)
    try server.respond(to: 1)
    #expect(
      spy.actions == [
        .repositories(.load, of: organ), .repositories(.receive(.success(page)), of: organ),
      ])
  }

  @Test("sends the next request at the bottom, and again only to a reader who was away")
  func nextPage() throws {
    actions.viewLoaded()
    try server.respond(to: 1)
    actions.scrolled(to: 2)
    try server.fail(2, with: .offline)
    actions.failureDismissed()
    actions.scrolled(to: 2)
    #expect(server.requests == [.answered, .failed])
    actions.scrolled(to: 0)
    actions.scrolled(to: 2)
    #expect(server.requests == [.answered, .failed, .pending])
    #expect(spy.actions.contains(.repositories(.endFailure, of: organ)))
  }
}
