import Samples
import Testing
import Trace

@testable import Flux

@Suite("The programs' action creator")
struct ProgramActionsTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let spy: ActionSpy<ProgramAction>
  private let actions: ProgramActions

  init() {
    let dispatcher = Dispatcher<ProgramAction>(faults: Faults())
    spy = ActionSpy(dispatcher)
    actions = ProgramActions(dispatcher: dispatcher, service: ProgramService(server: server))
  }

  @Test("dispatches what the person does")
  func person() {
    actions.refresh()
    actions.scroll(to: 3)
    #expect(spy.actions == [.refresh, .scroll(to: 3)])
  }

  @Test("sends the request that is due once, and dispatches the page")
  func answer() throws {
    actions.follow(.more(from: 50))
    actions.follow(.more(from: 50))
    #expect(server.requests == [.pending])
    try server.respond(to: 1)
    let page = (51...60).map { Program(title: "Concert \($0)") }
    #expect(spy.actions == [.receive(.success(page))])
  }

  @Test("cancels a request for more when a refresh is due")
  func replacement() {
    actions.follow(.more(from: 25))
    actions.follow(.refresh)
    #expect(server.requests == [.cancelled, .pending])
  }
}
