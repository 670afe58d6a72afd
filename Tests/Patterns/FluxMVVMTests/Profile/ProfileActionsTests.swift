import Samples
import Testing
import Trace

@testable import FluxMVVM

@Suite("The profile's action creator, without any view")
struct ProfileActionsTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual,
    description: ServerDescription(sending: Presence.self))
  private let dispatcher = Dispatcher<ProfileAction>(faults: Faults())
  private let spy: ActionSpy<ProfileAction>

  init() {
    spy = ActionSpy(dispatcher)
  }

  @Test("dispatches each presence that the server sends, and no more once it is released")
  func presence() throws {
    var actions: ProfileActions? = make(server)
    try server.push("online")
    try server.push("offline")
    withExtendedLifetime(actions) {}
    actions = nil
    try server.push("online")
    #expect(spy.actions == [.changePresence(to: .online), .changePresence(to: .offline)])
  }

  @Test("sends a request when the view appears, and dispatches the answer")
  func answer() throws {
    let actions = make(server)
    #expect(server.requests.isEmpty)
    actions.viewAppeared()
    #expect(server.requests == [.pending])
    try server.respond(to: 1)
    let profile = Profile(name: "Viola", age: 34, presence: .offline)
    #expect(spy.actions == [.refresh, .receive(.success(profile))])
    #expect(server.requests == [.answered])
  }

  @Test("sends no request for a presence, and leaves the one that is under way")
  func presenceMeanwhile() throws {
    let actions = make(server)
    actions.refresh()
    try server.push("online")
    withExtendedLifetime(actions) { #expect(server.requests == [.pending]) }
  }

  @Test("cancels a request for a newer one, whose failure it dispatches")
  func replacement() throws {
    let actions = make(server)
    actions.refresh()
    actions.refresh()
    #expect(server.requests == [.cancelled, .pending])
    try server.fail(2, with: .token)
    withExtendedLifetime(actions) {
      #expect(spy.actions == [.refresh, .refresh, .receive(.failure(.token))])
    }
  }

  @Test("dispatches the beginning of a request before its answer, where that comes inside the call")
  func answersAtOnce() {
    let server = ScriptedServer(clock: VirtualClock(), mode: .immediate)
    make(server).refresh()
    let profile = Profile(name: "Viola", age: 34, presence: .offline)
    #expect(spy.actions == [.refresh, .receive(.success(profile))])
  }

  private func make(_ server: ScriptedServer) -> ProfileActions {
    ProfileActions(
      dispatcher: dispatcher, store: ProfileStore(ProfileState(), dispatcher: dispatcher),
      service: ProfileService(server: server))
  }
}
