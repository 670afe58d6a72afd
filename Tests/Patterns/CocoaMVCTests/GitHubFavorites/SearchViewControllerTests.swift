import HeadlessUI
import Samples
import Testing
import Trace

@testable import CocoaMVC

@Suite("The view controller of the search")
struct SearchViewControllerTests {
  private let stage = GitHubStage()
  private let search: UserSearchModel
  private let controller: SearchViewController
  private let screen: SearchScreen

  init() {
    search = UserSearchModel(service: stage.service, clock: stage.clock, visibleRows: 8)
    controller = SearchViewController(
      userSearch: search, service: stage.service, favorites: stage.favorites, visibleRows: 8)
    screen = controller.screen
    stage.show(controller)
  }

  @Test("passes on what is typed, which is searched for once typing rests")
  func typing() throws {
    try stage.window.type("vio", into: "search")
    try stage.clock.advance(by: 299)
    #expect(stage.server.requests.isEmpty)
    try stage.clock.advance(by: 1)
    #expect(stage.server.requests == [.pending])
  }

  @Test("has the text searched for at once when it is submitted")
  func submitting() throws {
    try stage.window.type("oboe", into: "search")
    try stage.window.submit("search")
    #expect(search.search.query == "oboe")
  }

  @Test("shows the button that ends editing while the field is being edited; it keeps the text")
  func editing() throws {
    #expect(screen.cancel.isHidden)
    try stage.window.type("viola", into: "search")
    #expect(!screen.cancel.isHidden)
    try stage.window.tap("cancel")
    #expect(screen.cancel.isHidden)
    #expect(!screen.search.isFirstResponder)
    #expect(screen.search.text == "viola")
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
    try stage.window.scroll("results", to: .bottom)
    try stage.server.respond(to: 2)
    #expect(screen.total.text == "20 / 22")
  }

  @Test("presents a failure, and leaves what was shown")
  func failure() throws {
    search.search(for: "o")
    try stage.server.respond(to: 1)
    try stage.window.scroll("results", to: .bottom)
    try stage.server.fail(2, with: .offline)
    #expect(stage.alert == "You appear to be offline.")
    #expect(screen.total.text == "10 / 22")
  }

  @Test("opens the user whose row is tapped")
  func selecting() throws {
    search.search(for: "vio")
    try stage.server.respond(to: 1)
    try stage.window.select("results", row: 2)
    #expect(stage.navigation.topViewController is UserViewController)
    #expect(stage.navigation.topViewController?.title == "violone's repositories")
  }

  @Test("is not kept alive while a request is under way")
  func release() {
    var local: SearchViewController? = SearchViewController(
      userSearch: search, service: stage.service, favorites: stage.favorites, visibleRows: 8)
    weak let released = local
    local?.loadViewIfNeeded()
    search.search(for: "vio")
    local = nil
    #expect(released == nil)
  }
}
