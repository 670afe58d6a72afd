import Samples
import Testing
import Trace

@Suite("The profile's service")
struct ProfileServiceTests {
  private let clock = VirtualClock()
  private let heard = Heard<Profile>()

  @Test("answers with the age that tells which request was answered")
  func answers() throws {
    let server = ScriptedServer(clock: clock)
    let service = ProfileService(server: server)
    for age in 34...36 {
      let request = service.profile { [heard] result in
        if case .success(let profile) = result { heard.append(profile) }
      }
      try clock.advance(by: 200)
      #expect(!request.isUnderWay)
      #expect(heard.values.last == Profile(name: "Viola", age: age, presence: .offline))
    }
  }

  @Test("tells a failure")
  func failure() throws {
    let server = ScriptedServer(clock: clock, mode: .manual)
    var failure: ServerError?
    let request = ProfileService(server: server).profile { result in
      if case .failure(let error) = result { failure = error }
    }
    try server.fail(1, with: .token)
    withExtendedLifetime(request) { #expect(failure == .token) }
  }

  @Test("tells the presence that the server sends from now on, until the subscription is released")
  func presence() throws {
    let server = ScriptedServer(
      clock: clock, description: ServerDescription(sending: Presence.self))
    let service = ProfileService(server: server)
    let presences = Heard<Presence>()
    try server.push("online")
    var subscription: EventToken? = service.observePresence { presences.append($0) }
    try server.push("offline")
    try server.push("online")
    #expect(subscription != nil)
    subscription = nil
    try server.push("offline")
    #expect(presences.values == [.offline, .online])
  }
}
