import Samples
import Testing

@testable import ObservableMV

@Suite("The search's model")
struct SearchScreenModelTests {
  private let stage: GitHubStage
  private let model: SearchScreenModel

  init() throws {
    stage = try GitHubStage()
    model = stage.makeSearch()
  }

  @Test("searches for a query once typing rests")
  func typing() throws {
    model.queryChanged(to: "vi")
    model.queryChanged(to: "vio")
    try stage.clock.advance(by: 299)
    #expect(stage.server.requests.isEmpty)
    try stage.clock.advance(by: 1)
    #expect(stage.server.requests == [.pending])
    #expect(model.search.query == "vio")
  }

  @Test("clears at once when nothing is left of the text, and cancels")
  func cleared() throws {
    model.search(for: "vio")
    model.queryChanged(to: "")
    #expect(stage.server.requests == [.cancelled])
    #expect(!model.search.isLoading)
  }

  @Test("sends one request for a query that is submitted before typing rests")
  func submitted() throws {
    model.queryChanged(to: "vio")
    model.search(for: "vio")
    try stage.clock.advance(by: 300)
    #expect(stage.server.requests == [.pending])
  }

  @Test("keeps no answer of a query that another has replaced")
  func newerQuery() throws {
    model.search(for: "vio")
    model.search(for: "obo")
    try stage.server.respond(to: 2)
    try stage.server.respond(to: 1)
    #expect(model.search.users == [User(login: "oboe")])
  }

  @Test("loads the next page at the bottom, and keeps the users when that fails")
  func secondPageFails() throws {
    model.search(for: "o")
    try stage.server.respond(to: 1)
    model.scrolled(to: 2)
    #expect(model.search.isLoading)
    try stage.server.fail(2, with: .offline)
    #expect(model.search.users.count == 10)
    #expect(model.failure == .offline)
  }

  @Test("keeps a failure until it has been taken, and drops what fails meanwhile")
  func failures() throws {
    model.search(for: "vio")
    try stage.server.fail(1, with: .server)
    model.search(for: "obo")
    try stage.server.fail(2, with: .token)
    #expect(model.failure == .server)
    model.failureTaken()
    #expect(model.failure == nil)
    model.search(for: "obo")
    try stage.server.fail(3, with: .token)
    #expect(model.failure == .token)
  }

  @Test("is not kept alive by a request that is under way, nor by a text that waits")
  func release() {
    var local: SearchScreenModel? = stage.makeSearch()
    weak let released = local
    local?.search(for: "vio")
    local?.queryChanged(to: "viol")
    local = nil
    #expect(released == nil)
  }
}
