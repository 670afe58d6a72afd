import Samples
import Testing
import Trace

@testable import TCA

@Suite("The profile's reducer")
struct ProfileReducerTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual,
    description: ServerDescription(sending: Presence.self))
  private let store: TestStore<ProfileReducer>
  private let viola = Profile(name: "Viola", age: 34, presence: .offline)

  init() {
    let service = ProfileService(server: server)
    store = TestStore(
      ProfileFeature.State(),
      ProfileReducer(
        client: ProfileClient(
          profile: service.profile, observePresence: service.observePresence)))
  }

  @Test("requests the profile when the view appears")
  func appears() throws {
    store.send(.viewAppeared) { $0.profile.refresh() }
    try server.respond(to: 1)
    store.receive(.profileReceived(.success(viola))) { [viola] in
      $0.profile.received(.success(viola))
    }
    store.finish()
  }

  @Test("cancels a request for a newer one, of which it shows the failure")
  func replacement() throws {
    store.send(.viewAppeared) { $0.profile.refresh() }
    store.send(.refreshButtonTapped) { $0.profile.refresh() }
    #expect(server.requests == [.cancelled, .pending])
    try server.fail(2, with: .token)
    store.receive(.profileReceived(.failure(.token))) {
      $0.profile.received(.failure(.token))
    }
    #expect(store.state.profile.failure == .token)
    store.finish()
  }

  @Test("follows the presence from when the view loads, and sends no request for it")
  func presence() throws {
    store.send(.viewLoaded)
    store.send(.viewAppeared) { $0.profile.refresh() }
    try server.push("online")
    store.receive(.presenceChanged(.online)) { $0.profile.presenceChanged(to: .online) }
    try server.push("offline")
    store.receive(.presenceChanged(.offline)) { $0.profile.presenceChanged(to: .offline) }
    #expect(server.requests == [.pending])
  }
}
