import Samples
import Testing
import Trace

@Suite("The search's model")
struct UserSearchModelTests {
  private let clock = VirtualClock()
  private let heard = Heard<String>()

  private func server(_ mode: ServerMode) -> ScriptedServer {
    ScriptedServer(clock: clock, mode: mode)
  }

  private func model(_ server: ScriptedServer) -> UserSearchModel {
    UserSearchModel(service: GitHubService(server: server), clock: clock, visibleRows: 8)
  }

  /// Notes what a person would see: the query, how many of how many, `…` while a request is under
  /// way; and the failures.
  private func read(_ model: UserSearchModel) -> [ObservationToken] {
    [
      model.observe { [heard] search in
        heard.append(
          "\(search.query) \(search.users.count)/\(search.total.map(String.init) ?? "?")"
            + (search.isLoading ? "…" : ""))
      },
      model.observeFailures { [heard] in heard.append("\($0)") },
    ]
  }

  @Test("requests nothing before typing has rested for 300 ms, and then the last text only")
  func typing() throws {
    let server = server(.manual)
    let model = model(server)
    for text in ["o", "ob", "obo"] {
      model.queryChanged(to: text)
      try clock.advance(by: 299)
    }
    #expect(server.requests.isEmpty)
    try clock.advance(by: 1)
    #expect(server.requests == [.pending])
    #expect(model.search.request?.query == "obo")
  }

  @Test("searches at once when it is told to, and not again when the delay would be over")
  func submit() throws {
    let server = server(.manual)
    let model = model(server)
    model.queryChanged(to: "obo")
    model.search(for: "obo")
    #expect(server.requests == [.pending])
    #expect(clock.pending == 0)
    try server.respond(to: 1)
    try clock.advance(by: 1_000)
    #expect(server.requests == [.answered])
  }

  @Test("clears at once, and takes back both what waits and what is under way")
  func clear() throws {
    let server = server(.manual)
    let model = model(server)
    model.search(for: "o")
    model.queryChanged(to: "ob")
    model.queryChanged(to: "")
    #expect(server.requests == [.cancelled])
    #expect(clock.pending == 0)
    #expect(model.search.query == "" && !model.search.isLoading)
  }

  @Test("says nothing of a query that it has already")
  func same() throws {
    let server = server(.manual)
    let model = model(server)
    model.search(for: "obo")
    let observations = read(model)
    model.search(for: "obo")
    try server.respond(to: 1)
    model.search(for: "obo")
    withExtendedLifetime(observations) { #expect(heard.values == ["obo 0/?…", "obo 1/1"]) }
    #expect(server.requests == [.answered])
  }

  @Test("loads to the end, in every mode in the same steps", arguments: ServerMode.everyKind)
  func toTheEnd(_ mode: ServerMode) throws {
    let server = server(mode)
    let model = model(server)
    let observations = read(model)
    model.search(for: "o")
    try server.settle(clock)
    for offset in [2, 12, 14, 0, 14] {
      model.scrolled(to: offset)
      try server.settle(clock)
    }
    withExtendedLifetime(observations) {
      #expect(
        heard.values == [
          " 0/?", "o 0/?…", "o 10/22", "o 10/22…", "o 20/22", "o 20/22…", "o 22/22",
        ])
    }
  }

  @Test(
    "tells what is shown after a failure, and then the failure, in every mode",
    arguments: ServerMode.everyKind)
  func failures(_ mode: ServerMode) throws {
    let server = server(mode)
    let model = model(server)
    let observations = read(model)
    server.failNext(with: .offline)
    model.search(for: "o")
    try server.settle(clock)
    model.search(for: "o")
    try server.settle(clock)
    server.failNext(with: .server)
    model.scrolled(to: 2)
    try server.settle(clock)
    withExtendedLifetime(observations) {
      #expect(
        heard.values == [
          " 0/?", "o 0/?…", "o 0/?", "offline", "o 0/?…", "o 10/22", "o 10/22…", "o 10/22",
          "server",
        ])
    }
  }

  @Test("tells a late observer no failure of before")
  func lateObserver() {
    let server = server(.immediate)
    let model = model(server)
    server.failNext(with: .offline)
    model.search(for: "o")
    let observations = read(model)
    withExtendedLifetime(observations) { #expect(heard.values == ["o 0/?"]) }
  }

  @Test(
    "cancels the older of two searches, whichever is answered first", arguments: [[1, 2], [2, 1]])
  func newer(_ order: [Int]) throws {
    let server = server(.manual)
    let model = model(server)
    model.search(for: "vio")
    model.search(for: "obo")
    #expect(server.requests == [.cancelled, .pending])
    for number in order { try server.respond(to: number) }
    #expect(model.search.users.map(\.login) == ["oboe"])
  }

  @Test("takes its delay and its request along when it is released")
  func release() {
    let server = server(.standard)
    var model: UserSearchModel? = model(server)
    weak let released = model
    model?.search(for: "o")
    model?.queryChanged(to: "ob")
    #expect(clock.pending == 2)
    model = nil
    #expect(released == nil)
    #expect(server.requests == [.cancelled])
    #expect(clock.pending == 0)
  }
}
