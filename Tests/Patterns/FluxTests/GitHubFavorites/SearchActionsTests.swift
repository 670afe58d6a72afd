import Samples
import Testing
import Trace

@testable import Flux

@Suite("The search's action creator")
struct SearchActionsTests {
  private let clock = VirtualClock()
  private let server: ScriptedServer
  private let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
  private let spy: ActionSpy<GitHubAction>
  private let actions: SearchActions

  init() {
    server = ScriptedServer(clock: clock, mode: .manual)
    spy = ActionSpy(dispatcher)
    actions = Self.make(dispatcher, server, clock)
  }

  @Test("searches once typing has rested, for the text as it is then")
  func edit() throws {
    actions.edit("v")
    try clock.advance(by: 299)
    actions.edit("vi")
    try clock.advance(by: 299)
    #expect(spy.actions.isEmpty)
    try clock.advance(by: 1)
    #expect(spy.actions == [.search(.search(for: "vi"))])
  }

  @Test("searches at once for nothing and on submit, and waits no longer", arguments: ["", "vio"])
  func atOnce(_ query: String) throws {
    actions.edit("viol")
    if query.isEmpty { actions.edit(query) } else { actions.search(for: query) }
    #expect(spy.actions == [.search(.search(for: query))])
    try clock.advance(by: 5_000)
    #expect(spy.actions.count == 1)
  }

  @Test("sends the request that is due once, and dispatches the answer")
  func answer() throws {
    let search = searched("vio")
    actions.follow(search.request)
    actions.follow(search.request)
    #expect(server.requests == [.pending])
    try server.respond(to: 1)
    #expect(spy.actions == [.search(.receive(.success(try #require(search.answer))))])
  }

  @Test("cancels a request when another is due, or none")
  func replacement() throws {
    actions.follow(searched("vio").request)
    actions.follow(searched("obo").request)
    #expect(server.requests == [.cancelled, .pending])
    actions.follow(nil)
    try server.respond(to: 2)
    #expect(server.requests == [.cancelled, .answered])
    #expect(spy.actions.isEmpty)
  }

  @Test("dispatches nothing more once it is released")
  func release() throws {
    var local: SearchActions? = Self.make(dispatcher, server, clock)
    local?.edit("vio")
    local?.follow(searched("vio").request)
    local = nil
    try server.respond(to: 1)
    try clock.advance(by: 5_000)
    #expect(spy.actions.isEmpty)
  }

  private func searched(_ query: String) -> UserSearch {
    var search = UserSearch(visibleRows: 8)
    search.search(for: query)
    return search
  }

  private static func make(
    _ dispatcher: Dispatcher<GitHubAction>, _ server: ScriptedServer, _ clock: VirtualClock
  ) -> SearchActions {
    SearchActions(
      dispatcher: dispatcher, service: GitHubService(server: server),
      delay: TypingDelay(clock: clock))
  }
}
