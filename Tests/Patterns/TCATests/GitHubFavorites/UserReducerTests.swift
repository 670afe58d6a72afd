import Samples
import Testing
import Trace

@testable import TCA

@Suite("The reducer of a user's repositories")
struct UserReducerTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let store: TestStore<UserReducer>

  init() {
    let service = GitHubService(server: server)
    store = TestStore(
      UserFeature.State(list: RepositoryList(of: User(login: "organ"), visibleRows: 8)),
      UserReducer(
        client: GitHubClient(users: service.users, repositories: service.repositories)))
  }

  @Test("loads the first page when the view has loaded, the next at the bottom")
  func pages() throws {
    store.send(.viewLoaded) { $0.list.load() }
    try receivePage(1)
    store.send(.scrolled(to: 2)) { $0.list.scrolled(to: 2) }
    try receivePage(2)
    #expect(store.state.list.repositories.count == 12)
    store.finish()
  }

  @Test("tells a failure until it was read")
  func failure() throws {
    store.send(.viewLoaded) { $0.list.load() }
    try server.fail(1, with: .offline)
    store.receive(.repositoriesReceived(.failure(.offline))) {
      $0.list.received(.failure(.offline))
      $0.failure = .offline
    }
    store.send(.failureDismissed) { $0.failure = nil }
    store.finish()
  }

  @Test("opens a repository until it was left")
  func repository() {
    store.send(.repositoryTapped(.etudes)) { $0.repository = .etudes }
    store.send(.repository(.dismiss)) { $0.repository = nil }
    store.finish()
  }

  private func receivePage(_ number: Int) throws {
    let page = try #require(store.state.list.request).response(toRequest: number)
    try server.respond(to: number)
    store.receive(.repositoriesReceived(.success(page))) { $0.list.received(.success(page)) }
  }
}
