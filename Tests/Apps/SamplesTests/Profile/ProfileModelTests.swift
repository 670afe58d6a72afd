import Samples
import Testing
import Trace

@Suite("The profile's model")
struct ProfileModelTests {
  private let clock = VirtualClock()
  private let heard = Heard<String>()

  private func server(_ mode: ServerMode) -> ScriptedServer {
    ScriptedServer(
      clock: clock, mode: mode, description: ServerDescription(sending: Presence.self))
  }

  private func model(_ server: ScriptedServer) -> ProfileModel {
    ProfileModel(service: ProfileService(server: server))
  }

  /// Notes what a person would read: the age, `…` while a request is under way, the failure.
  private func read(_ model: ProfileModel) -> ObservationToken {
    model.observe { [heard] state in
      heard.append(
        (state.age.map(String.init) ?? "—") + (state.isLoading ? "…" : "")
          + (state.failure.map { " \($0)" } ?? ""))
    }
  }

  @Test("knows nothing and requests nothing before it is asked to")
  func beginning() {
    let server = server(.immediate)
    let model = model(server)
    let observation = read(model)
    withExtendedLifetime(observation) { #expect(heard.values == ["—"]) }
    #expect(server.requests.isEmpty)
  }

  @Test(
    "tells that a request is under way before it tells what came of it",
    arguments: ServerMode.everyKind)
  func modes(_ mode: ServerMode) throws {
    let server = server(mode)
    let model = model(server)
    let observation = read(model)
    model.refresh()
    try server.settle(clock)
    server.failNext(with: .token)
    model.refresh()
    try server.settle(clock)
    model.refresh()
    try server.settle(clock)
    withExtendedLifetime(observation) {
      #expect(heard.values == ["—", "—…", "34", "34…", "34 token", "34…", "36"])
    }
    #expect(server.requests == [.answered, .failed, .answered])
  }

  @Test(
    "cancels the older of two requests, whichever is answered first",
    arguments: [[1, 2], [2, 1]])
  func newer(_ order: [Int]) throws {
    let server = server(.manual)
    let model = model(server)
    model.refresh()
    model.refresh()
    #expect(server.requests == [.cancelled, .pending])
    for number in order { try server.respond(to: number) }
    #expect(model.state.age == 35)
    #expect(!model.state.isLoading)
  }

  @Test("hears nothing of the failure of a request that it has cancelled")
  func cancelledFailure() throws {
    let server = server(.standard)
    let model = model(server)
    model.refresh()
    model.refresh()
    try server.fail(1, with: .server)
    #expect(model.state.isLoading)
    try clock.advance(by: 200)
    #expect(model.state.age == 35 && model.state.failure == nil)
  }

  @Test(
    "follows the presence, with and without a request under way",
    arguments: ServerMode.everyKind)
  func presence(_ mode: ServerMode) throws {
    let server = server(mode)
    let model = model(server)
    try server.push("online")
    #expect(model.state.presence == .online)
    model.refresh()
    let isUnderWay = model.state.isLoading
    try server.push("online")
    try server.settle(clock)
    #expect(model.state.presence == .online)
    #expect(isUnderWay == (mode != .immediate))
    model.refresh()
    try server.settle(clock)
    #expect(model.state.presence == .offline)
  }

  @Test(
    "sends one request when an observer asks for another while it is told",
    arguments: ServerMode.everyKind)
  func askedWhileTelling(_ mode: ServerMode) throws {
    let server = server(mode)
    let model = model(server)
    var hasAsked = false
    let observation = model.observe { [weak model] state in
      guard state.isLoading, !hasAsked else { return }
      hasAsked = true
      model?.refresh()
    }
    model.refresh()
    try server.settle(clock)
    withExtendedLifetime(observation) { #expect(server.requests == [.answered]) }
    #expect(model.state.age == 34 && !model.state.isLoading)
  }

  @Test("takes everything along when it is released", arguments: [ServerMode.manual, .standard])
  func release(_ mode: ServerMode) throws {
    let server = server(mode)
    var model: ProfileModel? = model(server)
    weak let released = model
    let observation = model.map(read)
    model?.refresh()
    model = nil
    #expect(released == nil)
    #expect(server.requests == [.cancelled])
    #expect(clock.pending == 0)
    try server.push("online")
    try server.respond(to: 1)
    withExtendedLifetime(observation) { #expect(heard.values == ["—", "—…"]) }
  }
}
