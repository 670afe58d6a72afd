import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVC2

@Suite("The controller of a user's repositories")
struct RepositoryListControllerTests {
  private let stage: GitHubStage
  private let screen = UserScreen(visibleRows: 8)

  init() throws {
    stage = try GitHubStage()
  }

  @Test("names the user, and has the first page loaded when the screen has loaded")
  func begin() {
    withController(of: "harp") {
      #expect(stage.navigator.titles == ["harp's repositories"])
      #expect(stage.server.requests == [.pending])
      #expect(screen.spinner.isAnimating)
    }
  }

  @Test("shows each repository with its stars, and how many there are")
  func answer() throws {
    try withController(of: "violin") {
      try stage.server.respond(to: 1)
      #expect(screen.repositories.visibleRows == ["etudes ★135", "sonatas ★132"])
      #expect(screen.total.text == "2 / 2")
      #expect(!screen.spinner.isAnimating)
    }
  }

  @Test("has the next page loaded when the person scrolls to the bottom")
  func nextPage() throws {
    try withController(of: "organ") {
      try stage.server.respond(to: 1)
      try stage.window(showing: screen).scroll("repositories", to: .bottom)
      try stage.server.respond(to: 2)
      #expect(screen.total.text == "12 / 12")
    }
  }

  @Test("presents a failure", arguments: ServerError.allCases)
  func failure(_ error: ServerError) throws {
    try withController(of: "viola") {
      try stage.server.fail(1, with: error)
      #expect(stage.navigator.alerts.map(\.message) == [error.message])
      #expect(!screen.spinner.isAnimating)
    }
  }

  @Test("opens the repository whose row is tapped")
  func selecting() throws {
    try withController(of: "viola") {
      try stage.server.respond(to: 1)
      try stage.window(showing: screen).select("repositories", row: 0)
      let opened = try #require(stage.navigator.pushed.first?.view as? RepositoryScreen)
      #expect(opened.name.text == "viola/etudes")
    }
  }

  private func withController(of login: String, _ body: () throws -> Void) rethrows {
    let repositories = RepositoryListModel(
      of: User(login: login), service: stage.service, visibleRows: 8)
    let controller = RepositoryListController(
      repositories: repositories, screen: screen, navigator: stage.navigator,
      screens: stage.screens)
    #expect(stage.navigator.titles.isEmpty && stage.server.requests.isEmpty)
    controller.viewDidLoad()
    try withExtendedLifetime(controller, body)
  }
}
