import Samples
import Testing
import Trace

@testable import TCA

@Suite("The search's reducer")
struct SearchReducerTests {
  private let clock = VirtualClock()
  private let server: ScriptedServer
  private let store: TestStore<SearchReducer>

  init() {
    server = ScriptedServer(clock: clock, mode: .manual)
    let service = GitHubService(server: server)
    let client = GitHubClient(users: service.users, repositories: service.repositories)
    store = TestStore(
      SearchFeature.State(search: UserSearch(visibleRows: 8)),
      SearchReducer(
        user: UserReducer(client: client), client: client,
        clock: ClockClient(schedule: clock.schedule), visibleRows: 8))
  }

  @Test("searches once typing has rested, for the text as it is then")
  func rests() throws {
    store.send(.queryChanged("v"))
    try clock.advance(by: 299)
    store.send(.queryChanged("vi"))
    try clock.advance(by: 299)
    #expect(server.requests.isEmpty)
    try clock.advance(by: 1)
    store.receive(.queryRested("vi")) { $0.search.search(for: "vi") }
    #expect(server.requests == [.pending])
    try receivePage(1)
    store.finish()
  }

  @Test("searches at once for nothing and on submit, and waits no longer", arguments: ["", "vio"])
  func atOnce(_ query: String) throws {
    store.send(.queryChanged("viol"))
    if query.isEmpty {
      store.send(.queryChanged(query))
    } else {
      store.send(.searchButtonTapped(query)) { $0.search.search(for: query) }
      try receivePage(1)
    }
    try clock.advance(by: 5_000)
    store.finish()
  }

  @Test("cancels a request for that of another query, or for none")
  func replacement() throws {
    search(for: "vio")
    search(for: "obo")
    #expect(server.requests == [.cancelled, .pending])
    store.send(.queryChanged("")) { $0.search.search(for: "") }
    try server.respond(to: 2)
    store.finish()
  }

  @Test("requests the next page at the bottom, once")
  func nextPage() throws {
    search(for: "o")
    try receivePage(1)
    for offset in [1, 2, 1, 2] {
      store.send(.scrolled(to: offset)) { $0.search.scrolled(to: offset) }
    }
    #expect(server.requests == [.answered, .pending])
    try receivePage(2)
    store.finish()
  }

  @Test("tells the first failure until it was read")
  func failure() throws {
    search(for: "vio")
    try server.fail(1, with: .token)
    store.receive(.usersReceived(.failure(.token))) {
      $0.search.received(.failure(.token))
      $0.failure = .token
    }
    search(for: "vio")
    try server.fail(2, with: .server)
    store.receive(.usersReceived(.failure(.server))) { $0.search.received(.failure(.server)) }
    store.send(.failureDismissed) { $0.failure = nil }
    store.finish()
  }

  @Test("opens a user, whose requests are cancelled when the screen was left")
  func user() throws {
    let viola = User(login: "viola")
    store.send(.userTapped(viola)) { $0.user = .init(list: .init(of: viola, visibleRows: 8)) }
    store.send(.user(.presented(.viewLoaded))) { $0.user?.list.load() }
    #expect(server.requests == [.pending])
    store.send(.user(.dismiss)) { $0.user = nil }
    #expect(server.requests == [.cancelled])
    store.send(.user(.presented(.viewLoaded)))
    store.finish()
  }

  private func search(for query: String) {
    store.send(.searchButtonTapped(query)) { $0.search.search(for: query) }
  }

  private func receivePage(_ number: Int) throws {
    let page = try #require(store.state.search.request).response(toRequest: number)
    try server.respond(to: number)
    store.receive(.usersReceived(.success(page))) { $0.search.received(.success(page)) }
  }
}
