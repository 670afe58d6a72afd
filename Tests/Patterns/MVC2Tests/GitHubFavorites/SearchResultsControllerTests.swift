import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVC2

@Suite("The controller of the search results")
struct SearchResultsControllerTests {
  private let stage: GitHubStage
  private let search: UserSearchModel
  private let screen = SearchScreen(visibleRows: 8)
  private let controller: SearchResultsController
  private let window: Window

  init() throws {
    stage = try GitHubStage()
    search = UserSearchModel(service: stage.service, clock: stage.clock, visibleRows: 8)
    controller = SearchResultsController(
      search: search, screen: screen, navigator: stage.navigator, screens: stage.screens)
    window = stage.window(showing: screen)
  }

  @Test("spins while a request is under way, and then shows who was found, and of how many")
  func answer() throws {
    search.search(for: "vio")
    #expect(screen.spinner.isAnimating)
    #expect(screen.total.text == "")
    try stage.server.respond(to: 1)
    #expect(!screen.spinner.isAnimating)
    #expect(screen.results.visibleRows == ["viola", "violin", "violone"])
    #expect(screen.total.text == "3 / 3")
  }

  @Test("has the next page loaded when the person scrolls to the bottom")
  func nextPage() throws {
    search.search(for: "o")
    try stage.server.respond(to: 1)
    #expect(screen.total.text == "10 / 22")
    try window.scroll("results", to: .bottom)
    #expect(stage.server.requests == [.answered, .pending])
    try stage.server.respond(to: 2)
    #expect(screen.total.text == "20 / 22")
  }

  @Test("presents a failure, and leaves what was shown")
  func failure() throws {
    search.search(for: "o")
    try stage.server.respond(to: 1)
    try window.scroll("results", to: .bottom)
    try stage.server.fail(2, with: .offline)
    #expect(stage.navigator.alerts.map(\.message) == ["You appear to be offline."])
    #expect(!screen.spinner.isAnimating)
    #expect(screen.total.text == "10 / 22")
  }

  @Test("opens the user whose row is tapped")
  func selecting() throws {
    search.search(for: "vio")
    try stage.server.respond(to: 1)
    try window.select("results", row: 2)
    let opened = try #require(stage.navigator.pushed.first)
    opened.loadViewIfNeeded()
    #expect(opened.title == "violone's repositories")
  }

  @Test("is not kept alive while a request is under way, and then shows nothing more")
  func release() throws {
    let screen = SearchScreen(visibleRows: 8)
    var local: SearchResultsController? = SearchResultsController(
      search: search, screen: screen, navigator: stage.navigator, screens: stage.screens)
    weak let released = local
    search.search(for: "vio")
    local = nil
    #expect(released == nil)
    try stage.server.respond(to: 1)
    #expect(screen.spinner.isAnimating)
  }
}
