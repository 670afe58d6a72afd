import HeadlessUI
import Samples
import Testing
import Trace

@testable import CocoaMVC

@Suite("The view controller of a user's repositories")
struct UserViewControllerTests {
  private let stage = GitHubStage()

  @Test("names the user, and has the first page loaded when its view loads")
  func load() throws {
    let screen = try show("harp")
    #expect(stage.navigation.topViewController?.title == "harp's repositories")
    #expect(stage.server.requests == [.pending])
    #expect(screen.spinner.isAnimating)
  }

  @Test("shows each repository with its stars, and how many there are")
  func answer() throws {
    let screen = try show("violin")
    try stage.server.respond(to: 1)
    #expect(screen.repositories.visibleRows == ["etudes ★135", "sonatas ★132"])
    #expect(screen.total.text == "2 / 2")
    #expect(!screen.spinner.isAnimating)
  }

  @Test("has the next page loaded when the person scrolls to the bottom")
  func nextPage() throws {
    let screen = try show("organ")
    try stage.server.respond(to: 1)
    try stage.window.scroll("repositories", to: .bottom)
    try stage.server.respond(to: 2)
    #expect(screen.total.text == "12 / 12")
  }

  @Test("presents a failure", arguments: ServerError.allCases)
  func failure(_ error: ServerError) throws {
    let screen = try show("viola")
    try stage.server.fail(1, with: error)
    #expect(stage.alert == error.message)
    #expect(!screen.spinner.isAnimating)
  }

  @Test("presents no failure while another screen covers it")
  func coveredFailure() throws {
    _ = try show("viola")
    stage.navigation.pushViewController(ViewController(), animated: true)
    try stage.server.fail(1, with: .server)
    #expect(stage.alert == nil)
  }

  @Test("opens the repository whose row is tapped")
  func selecting() throws {
    _ = try show("viola")
    try stage.server.respond(to: 1)
    try stage.window.select("repositories", row: 0)
    #expect(stage.navigation.topViewController is RepositoryViewController)
  }

  private func show(_ login: String) throws -> UserScreen {
    let repositories = RepositoryListModel(
      of: User(login: login), service: stage.service, visibleRows: 8)
    let controller = UserViewController(
      repositories: repositories, favorites: stage.favorites, visibleRows: 8)
    stage.show(controller)
    return try #require(controller.view as? UserScreen)
  }
}
