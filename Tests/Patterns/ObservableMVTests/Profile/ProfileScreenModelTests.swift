import Samples
import Testing
import Trace

@testable import ObservableMV

@Suite("The profile's model")
struct ProfileScreenModelTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual, description: ServerDescription(sending: Presence.self))
  private let model: ProfileScreenModel

  init() {
    model = ProfileScreenModel(service: ProfileService(server: server))
  }

  @Test("requests nothing by itself, and keeps an answer")
  func answer() throws {
    #expect(server.requests.isEmpty)
    model.refresh()
    #expect(model.state.isLoading)
    try server.respond(to: 1)
    #expect(model.state.name == "Viola")
    #expect(model.state.age == 34)
    #expect(!model.state.isLoading)
  }

  @Test("follows the presence that the server sends, and sends no request for it")
  func presence() throws {
    try server.push("online")
    #expect(model.state.presence == .online)
    #expect(server.requests.isEmpty)
  }

  @Test("cancels a request for a newer one")
  func replacement() throws {
    model.refresh()
    model.refresh()
    #expect(server.requests == [.cancelled, .pending])
    try server.respond(to: 2)
    #expect(model.state.age == 35)
  }

  @Test("says why a refresh failed, until the next begins")
  func failure() throws {
    model.refresh()
    try server.fail(1, with: .offline)
    #expect(model.state.failure == .offline)
    model.refresh()
    #expect(model.state.failure == nil)
  }

  @Test("has what comes inside the call that sends the request")
  func answersAtOnce() {
    let server = ScriptedServer(clock: VirtualClock(), mode: .immediate)
    let model = ProfileScreenModel(service: ProfileService(server: server))
    model.refresh()
    #expect(model.state.age == 34)
    #expect(!model.state.isLoading)
  }

  @Test("takes its request and its subscription along when it is released")
  func release() throws {
    var local: ProfileScreenModel? = ProfileScreenModel(service: ProfileService(server: server))
    weak let released = local
    local?.refresh()
    local = nil
    #expect(released == nil)
    #expect(server.requests == [.cancelled])
  }
}
