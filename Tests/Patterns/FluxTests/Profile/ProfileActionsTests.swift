import Samples
import Testing
import Trace

@testable import Flux

@Suite("The profile's action creator")
struct ProfileActionsTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual,
    description: ServerDescription(sending: Presence.self))
  private let spy: ActionSpy<ProfileAction>
  private let actions: ProfileActions

  init() {
    let dispatcher = Dispatcher<ProfileAction>(faults: Faults())
    spy = ActionSpy(dispatcher)
    actions = ProfileActions(dispatcher: dispatcher, service: ProfileService(server: server))
  }

  @Test("dispatches each presence that the server sends, once it observes")
  func presence() throws {
    try server.push("online")
    actions.observePresence()
    try server.push("offline")
    #expect(spy.actions == [.changePresence(to: .offline)])
  }

  @Test("sends the request that is due once, and dispatches the answer")
  func answer() throws {
    var state = ProfileState()
    state.refresh()
    actions.follow(state.request)
    actions.follow(state.request)
    #expect(server.requests == [.pending])
    try server.respond(to: 1)
    let profile = Profile(name: "Viola", age: 34, presence: .offline)
    #expect(spy.actions == [.receive(.success(profile))])
  }

  @Test("cancels a request when another is due, whose failure it dispatches")
  func replacement() throws {
    var state = ProfileState()
    for _ in 1...2 {
      state.refresh()
      actions.follow(state.request)
    }
    #expect(server.requests == [.cancelled, .pending])
    try server.fail(2, with: .token)
    #expect(spy.actions == [.receive(.failure(.token))])
  }
}
