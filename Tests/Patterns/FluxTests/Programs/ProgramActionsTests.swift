import Samples
import Testing
import Trace

@testable import Flux

@Suite("The programs' action creator, without any view")
struct ProgramActionsTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let spy: ActionSpy<ProgramAction>
  private let store: ProgramStore
  private let actions: ProgramActions

  init() {
    let dispatcher = Dispatcher<ProgramAction>(faults: Faults())
    spy = ActionSpy(dispatcher)
    store = ProgramStore(ProgramList(), dispatcher: dispatcher)
    actions = ProgramActions(
      dispatcher: dispatcher, store: store, service: ProgramService(server: server))
  }

  @Test("sends the request of the first page when the view appears, and dispatches that page")
  func answer() throws {
    actions.viewAppeared()
    try server.respond(to: 1)
    let page = (1...25).map { Program(title: "Concert \($0)") }
    #expect(spy.actions == [.refresh, .receive(.success(page))])
  }

  @Test("sends nothing for a refresh while refreshing, nor for a scroll that needs no page")
  func refused() throws {
    actions.refresh()
    actions.refresh()
    #expect(server.requests == [.pending])
    try server.respond(to: 1)
    actions.scrolled(to: 5)
    #expect(server.requests == [.answered])
    #expect(spy.actions.last == .scroll(to: 5))
  }

  @Test("sends the request of the next page at the bottom; a refresh takes its place")
  func replacement() throws {
    actions.refresh()
    try server.respond(to: 1)
    actions.scrolled(to: 17)
    #expect(server.requests == [.answered, .pending])
    actions.refresh()
    #expect(server.requests == [.answered, .cancelled, .pending])
  }

  @Test("sends the request of the next page at once if a page leaves the list at its bottom")
  func stillAtTheBottom() throws {
    actions.refresh()
    try server.respond(to: 1)
    actions.scrolled(to: 17)
    try server.respond(to: 2)
    actions.scrolled(to: 42)
    try server.fail(3, with: .offline)
    actions.refresh()
    try server.respond(to: 4)
    // The list is shorter, and the reader is at its end.
    #expect(server.requests.suffix(2) == [.answered, .pending])
    #expect(store.value.request == .more(from: 25))
  }
}
