import Samples
import Testing
import Trace

@testable import TCA

@Suite("The programs' reducer")
struct ProgramsReducerTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let store: TestStore<ProgramsReducer>

  init() {
    store = Self.make(server)
  }

  @Test("requests the first page when the view appears, and none while it refreshes")
  func refresh() throws {
    store.send(.viewAppeared) { $0.list.refresh() }
    store.send(.refreshButtonTapped)
    #expect(server.requests == [.pending])
    try server.respond(to: 1)
    receive(programs(1...25))
    store.finish()
  }

  @Test("requests the next page at the bottom; a refresh takes its place")
  func replacement() throws {
    store.send(.viewAppeared) { $0.list.refresh() }
    try server.respond(to: 1)
    receive(programs(1...25))
    store.send(.scrolled(to: 17)) { $0.list.scrolled(to: 17) }
    #expect(server.requests == [.answered, .pending])
    store.send(.refreshButtonTapped) { $0.list.refresh() }
    #expect(server.requests == [.answered, .cancelled, .pending])
    try server.fail(3, with: .offline)
    store.receive(.programsReceived(.failure(.offline))) {
      $0.list.received(.failure(.offline))
    }
    #expect(store.state.list.notice == .offline)
    store.finish()
  }

  @Test("reduces a page that comes inside the call that requests it")
  func atOnce() {
    let server = ScriptedServer(clock: VirtualClock(), mode: .immediate)
    let store = Self.make(server)
    let page = programs(1...25)
    store.send(.viewAppeared) { $0.list.refresh() }
    store.receive(.programsReceived(.success(page))) { $0.list.received(.success(page)) }
    store.finish()
  }

  private static func make(_ server: ScriptedServer) -> TestStore<ProgramsReducer> {
    let service = ProgramService(server: server)
    return TestStore(
      ProgramsFeature.State(), ProgramsReducer(client: ProgramsClient(page: service.page)))
  }

  private func programs(_ numbers: ClosedRange<Int>) -> [Program] {
    numbers.map { Program(title: "Concert \($0)") }
  }

  private func receive(_ page: [Program]) {
    store.receive(.programsReceived(.success(page))) { $0.list.received(.success(page)) }
  }
}
