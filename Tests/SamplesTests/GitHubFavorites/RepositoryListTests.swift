import Samples
import Testing
import Trace

@Suite("The list of a user's repositories")
struct RepositoryListTests {
  private let clock = VirtualClock()

  private func model(of login: String, _ server: ScriptedServer) -> RepositoryListModel {
    RepositoryListModel(
      of: User(login: login), service: GitHubService(server: server), visibleRows: 8)
  }

  @Test(
    "has as many as the place of the user says, but twelve for the organ and none for the harp",
    arguments: [
      ("viola", ["etudes"]), ("violin", ["etudes", "sonatas"]),
      ("violone", ["etudes", "sonatas", "scales"]), ("oboe", ["etudes"]), ("harp", []),
    ])
  func names(_ login: String, _ names: [String]) {
    let model = model(of: login, ScriptedServer(clock: clock, mode: .immediate))
    model.load()
    #expect(model.list.repositories.map(\.name) == names)
    #expect(model.list.total == names.count)
    #expect(model.list.user.login == login)
  }

  @Test("gives each repository its owner, address, description and stars")
  func repository() {
    let model = model(of: "violone", ScriptedServer(clock: clock, mode: .immediate))
    model.load()
    #expect(
      model.list.repositories.last
        == Repository(
          owner: "violone", name: "scales", description: "Scales for the violone.", stars: 136,
          url: "https://example.org/violone/scales"))
    #expect(model.list.repositories.map(\.stars) == [142, 139, 136])
    #expect(model.list.repositories.first?.fullName == "violone/etudes")
  }

  @Test("loads to the end, in every mode in the same steps", arguments: ServerMode.everyKind)
  func toTheEnd(_ mode: ServerMode) throws {
    let server = ScriptedServer(clock: clock, mode: mode)
    let model = model(of: "organ", server)
    let heard = Heard<String>()
    let observation = model.observe { list in
      heard.append(
        "\(list.repositories.count)/\(list.total.map(String.init) ?? "?")"
          + (list.isLoading ? "…" : ""))
    }
    model.load()
    try server.settle(clock)
    for offset in [1, 2, 4, 0, 4] {
      model.scrolled(to: offset)
      try server.settle(clock)
    }
    withExtendedLifetime(observation) {
      #expect(heard.values == ["0/?", "0/?…", "10/12", "10/12…", "12/12"])
    }
    #expect(
      model.list.repositories.map(\.name) == [
        "etudes", "sonatas", "scales", "fugues", "preludes", "toccatas", "chorales", "canons",
        "arias", "dances", "masses", "airs",
      ])
  }

  @Test("keeps what was shown over a failure, and retries from elsewhere")
  func failure() throws {
    let server = ScriptedServer(clock: clock, mode: .immediate)
    let model = model(of: "organ", server)
    let failures = Heard<ServerError>()
    let observation = model.observeFailures { failures.append($0) }
    model.load()
    server.failNext(with: .token)
    model.scrolled(to: 2)
    #expect(model.list.repositories.count == 10 && !model.list.isLoading)
    model.scrolled(to: 0)
    model.scrolled(to: 2)
    #expect(model.list.repositories.count == 12)
    withExtendedLifetime(observation) { #expect(failures.values == [.token]) }
  }

  @Test("takes its request along when it is released")
  func release() {
    let server = ScriptedServer(clock: clock)
    var model: RepositoryListModel? = model(of: "viola", server)
    weak let released = model
    model?.load()
    model = nil
    #expect(released == nil)
    #expect(server.requests == [.cancelled])
    #expect(clock.pending == 0)
  }
}
