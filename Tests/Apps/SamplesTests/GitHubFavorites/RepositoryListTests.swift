import Foundation
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

  /// All users, in the order in which the server has them.
  private nonisolated static let logins = [
    "viola", "violin", "violone", "oboe", "cello", "piccolo", "trombone", "saxophone", "xylophone",
    "bassoon", "contrabassoon", "cornetto", "accordion", "mandolin", "piano", "organ",
    "vibraphone", "euphonium", "theorbo", "bongo", "koto", "ocarina", "harp",
  ]
  /// The names of repositories; most users have only the first.
  private static let names = [
    "etudes", "sonatas", "scales", "fugues", "preludes", "toccatas", "chorales", "canons",
    "arias", "dances", "masses", "airs",
  ]

  /// The first page of a user's repositories.
  private func loaded(_ login: String) -> RepositoryList {
    let model = model(of: login, ScriptedServer(clock: clock, mode: .immediate))
    model.load()
    return model.list
  }

  @Test(
    "has as many as the place of the user says, but twelve for the organ and none for the harp",
    arguments: logins)
  func names(_ login: String) throws {
    let place = try #require(Self.logins.firstIndex(of: login))
    let count = ["organ": 12, "harp": 0][login] ?? place % 3 + 1
    let list = loaded(login)
    #expect(list.repositories.map(\.name) == Array(Self.names.prefix(min(count, 10))))
    #expect(list.total == count)
    #expect(list.user.login == login)
  }

  @Test("gives each repository its owner, address, description and stars", arguments: logins)
  func repositories(_ login: String) throws {
    let place = try #require(Self.logins.firstIndex(of: login))
    for (number, repository) in loaded(login).repositories.enumerated() {
      let name = Self.names[number]
      #expect(
        repository
          == Repository(
            owner: login, name: name, description: "\(name.capitalized) for the \(login).",
            stars: 128 + 7 * place - 3 * number, url: "https://example.org/\(login)/\(name)"))
      #expect(repository.fullName == "\(login)/\(name)")
    }
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
    #expect(model.list.repositories.map(\.name) == Self.names)
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
