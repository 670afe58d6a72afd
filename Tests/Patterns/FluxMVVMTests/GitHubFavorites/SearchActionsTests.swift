import Samples
import Testing
import Trace

@testable import FluxMVVM

@Suite("The search's action creator, without any view")
struct SearchActionsTests {
  private let clock = VirtualClock()
  private let server: ScriptedServer
  private let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
  private let spy: ActionSpy<GitHubAction>
  private let store: SearchStore
  private let actions: SearchActions

  init() {
    server = ScriptedServer(clock: clock, mode: .manual)
    spy = ActionSpy(dispatcher)
    store = SearchStore(UserSearch(visibleRows: 8), dispatcher: dispatcher)
    actions = SearchActions(
      dispatcher: dispatcher, store: store, service: GitHubService(server: server),
      delay: TypingDelay(clock: clock))
  }

  @Test("searches once typing has rested, for the text as it is then")
  func rests() throws {
    actions.queryChanged(to: "v")
    try clock.advance(by: 299)
    actions.queryChanged(to: "vi")
    try clock.advance(by: 299)
    #expect(spy.actions.isEmpty)
    try clock.advance(by: 1)
    #expect(spy.actions == [.search(.search(for: "vi"))])
    #expect(server.requests == [.pending])
  }

  @Test("searches at once for nothing and on submit, and waits no longer", arguments: ["", "vio"])
  func atOnce(_ query: String) throws {
    actions.queryChanged(to: "viol")
    if query.isEmpty { actions.queryChanged(to: query) } else { actions.search(for: query) }
    #expect(spy.actions == [.search(.search(for: query))])
    try clock.advance(by: 5_000)
    #expect(spy.actions.count == 1)
  }

  @Test("sends the request of a query once, and dispatches the answer")
  func answer() throws {
    actions.search(for: "vio")
    actions.search(for: "vio")
    #expect(server.requests == [.pending])
    let page = try #require(store.value.answer)
    try server.respond(to: 1)
    #expect(spy.actions.last == .search(.receive(.success(page))))
    actions.search(for: "vio")
    #expect(server.requests == [.answered])
  }

  @Test("cancels a request for that of another query, or for none")
  func replacement() throws {
    actions.search(for: "vio")
    actions.search(for: "obo")
    #expect(server.requests == [.cancelled, .pending])
    actions.search(for: "")
    try server.respond(to: 2)
    #expect(spy.actions.count == 3)
  }

  @Test("sends the request of the next page at the bottom, once")
  func nextPage() throws {
    actions.search(for: "o")
    try server.respond(to: 1)
    actions.scrolled(to: 1)
    #expect(server.requests == [.answered])
    actions.scrolled(to: 2)
    actions.scrolled(to: 1)
    actions.scrolled(to: 2)
    #expect(server.requests == [.answered, .pending])
  }

  @Test("sends the next request at once while pages leave the list at its bottom")
  func stillAtTheBottom() {
    let server = ScriptedServer(clock: clock, mode: .immediate)
    let store = SearchStore(UserSearch(visibleRows: 30), dispatcher: dispatcher)
    SearchActions(
      dispatcher: dispatcher, store: store, service: GitHubService(server: server),
      delay: TypingDelay(clock: clock)
    ).search(for: "o")
    #expect(server.requests == [.answered, .answered, .answered])
    #expect(store.value.users.count == 22)
  }

  @Test("says that a failure was read, and sends nothing for it")
  func failure() throws {
    actions.search(for: "vio")
    try server.fail(1, with: .token)
    actions.failureDismissed()
    #expect(
      spy.actions.suffix(2) == [.search(.receive(.failure(.token))), .search(.endFailure)])
    #expect(server.requests == [.failed])
    actions.search(for: "vio")
    #expect(server.requests == [.failed, .pending])
  }

  @Test("dispatches nothing more once it is released")
  func release() throws {
    var local: SearchActions? = SearchActions(
      dispatcher: dispatcher, store: store, service: GitHubService(server: server),
      delay: TypingDelay(clock: clock))
    local?.search(for: "vio")
    local?.queryChanged(to: "viol")
    local = nil
    #expect(server.requests == [.cancelled])
    try clock.advance(by: 5_000)
    #expect(spy.actions == [.search(.search(for: "vio"))])
  }
}
