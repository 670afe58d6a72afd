import Samples
import Testing
import Trace

@Suite("The programs' model")
struct ProgramModelTests {
  private let clock = VirtualClock()
  private let heard = Heard<String>()

  private func server(_ mode: ServerMode) -> ScriptedServer {
    ScriptedServer(clock: clock, mode: mode)
  }

  private func model(_ server: ScriptedServer) -> ProgramModel {
    ProgramModel(service: ProgramService(server: server))
  }

  /// Notes what a person would see: how many rows, `…` while a request is under way, the errors.
  private func read(_ model: ProgramModel) -> ObservationToken {
    model.observe { [heard] list in
      heard.append(
        "\(list.programs.count)" + (list.isLoading ? "…" : "")
          + (list.failure.map { " failure \($0)" } ?? "")
          + (list.notice.map { " notice \($0)" } ?? ""))
    }
  }

  @Test("is empty, and requests nothing before it is asked to")
  func beginning() {
    let server = server(.immediate)
    let model = model(server)
    let observation = read(model)
    model.scrolled(to: 0)
    withExtendedLifetime(observation) { #expect(heard.values == ["0"]) }
    #expect(server.requests.isEmpty)
  }

  @Test("loads to the end, in every mode in the same steps", arguments: ServerMode.everyKind)
  func toTheEnd(_ mode: ServerMode) throws {
    let server = server(mode)
    let model = model(server)
    let observation = read(model)
    model.refresh()
    try server.settle(clock)
    for offset in [17, 42, 52, 0, 52] {
      model.scrolled(to: offset)
      try server.settle(clock)
    }
    withExtendedLifetime(observation) {
      #expect(heard.values == ["0", "0…", "25", "25…", "50", "50…", "60"])
    }
    #expect(model.list.programs.map(\.title) == (1...60).map { "Concert \($0)" })
  }

  @Test(
    "refreshed at the end, loads the page after the first at once, in every mode in the same steps",
    arguments: ServerMode.everyKind)
  func refreshAtTheEnd(_ mode: ServerMode) throws {
    let server = server(mode)
    let model = model(server)
    model.refresh()
    try server.settle(clock)
    for offset in [17, 42, 52] {
      model.scrolled(to: offset)
      try server.settle(clock)
    }
    let observation = read(model)
    model.refresh()
    try server.settle(clock)
    withExtendedLifetime(observation) {
      #expect(heard.values == ["60", "60…", "25…", "50"])
    }
    #expect(server.requests == Array(repeating: .answered, count: 5))
  }

  @Test("tells each kind of failure, and retries, in every mode", arguments: ServerMode.everyKind)
  func failures(_ mode: ServerMode) throws {
    let server = server(mode)
    let model = model(server)
    let observation = read(model)
    server.failNext(with: .offline)
    model.refresh()
    try server.settle(clock)
    model.refresh()
    try server.settle(clock)
    server.failNext(with: .server)
    model.scrolled(to: 17)
    try server.settle(clock)
    server.failNext(with: .token)
    model.refresh()
    try server.settle(clock)
    model.scrolled(to: 0)
    model.scrolled(to: 17)
    try server.settle(clock)
    withExtendedLifetime(observation) {
      #expect(
        heard.values == [
          "0", "0…", "0 failure offline", "0…", "25", "25…", "25 notice server", "25…",
          "25 notice token", "25…", "50",
        ])
    }
  }

  @Test("says nothing of scrolling that leads to nothing, nor of a refresh that it ignores")
  func silence() throws {
    let server = server(.manual)
    let model = model(server)
    model.refresh()
    let observation = read(model)
    model.refresh()
    model.scrolled(to: 0)
    #expect(server.requests == [.pending])
    try server.respond(to: 1)
    for offset in [3, 16, 0] { model.scrolled(to: offset) }
    withExtendedLifetime(observation) { #expect(heard.values == ["0…", "25"]) }
    #expect(server.requests == [.answered])
  }

  @Test("cancels the request for more when it is refreshed, and hears nothing of it")
  func refreshWhileLoadingMore() throws {
    let server = server(.manual)
    let model = model(server)
    model.refresh()
    try server.respond(to: 1)
    model.scrolled(to: 17)
    model.scrolled(to: 0)
    model.refresh()
    #expect(server.requests == [.answered, .cancelled, .pending])
    try server.respond(to: 2)
    try server.respond(to: 3)
    #expect(model.list.programs.count == 25)
  }

  @Test("takes the reader's row from a table that is painted while it tells, and requests nothing")
  func scrolledWhileTelling() throws {
    let server = server(.immediate)
    let model = model(server)
    model.refresh()
    for offset in [17, 42, 52] { model.scrolled(to: offset) }
    var row = 52
    let observation = model.observe { [weak model] list in
      row = min(row, list.programs.count - 8)
      model?.scrolled(to: row)
    }
    model.refresh()
    withExtendedLifetime(observation) { #expect(row == 17) }
    #expect(model.list.programs.count == 50)
    #expect(server.requests.count == 5)
  }

  @Test("takes its request along when it is released", arguments: [ServerMode.manual, .standard])
  func release(_ mode: ServerMode) throws {
    let server = server(mode)
    var model: ProgramModel? = model(server)
    weak let released = model
    let observation = model.map(read)
    model?.refresh()
    model = nil
    #expect(released == nil)
    #expect(server.requests == [.cancelled])
    #expect(clock.pending == 0)
    withExtendedLifetime(observation) { #expect(heard.values == ["0", "0…"]) }
  }
}
