import Samples
import Testing

@testable import ObservableMV

@Suite("The model of a user's repositories")
struct UserScreenModelTests {
  private let stage: GitHubStage
  private let model: UserScreenModel

  init() throws {
    stage = try GitHubStage()
    model = stage.makeRepositories(of: "organ")
  }

  @Test("requests nothing before it is to load")
  func beginning() {
    #expect(model.list.user.login == "organ")
    #expect(stage.server.requests.isEmpty)
  }

  @Test("loads repositories page by page")
  func pages() throws {
    model.load()
    try stage.server.respond(to: 1)
    #expect(model.list.repositories.count == 10)
    model.scrolled(to: 2)
    try stage.server.respond(to: 2)
    #expect(model.list.repositories.count == 12)
    #expect(!model.list.isLoading)
  }

  @Test("keeps why a page did not come until that has been taken")
  func failure() throws {
    model.load()
    try stage.server.fail(1, with: .token)
    #expect(model.failure == .token)
    model.failureTaken()
    #expect(model.failure == nil)
  }
}
