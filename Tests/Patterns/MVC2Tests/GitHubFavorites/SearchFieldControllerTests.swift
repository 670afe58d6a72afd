import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVC2

@Suite("The controller of the search field")
struct SearchFieldControllerTests {
  private let stage: GitHubStage
  private let search: UserSearchModel
  private let screen = SearchScreen(visibleRows: 8)
  private let controller: SearchFieldController
  private let window: Window

  init() throws {
    stage = try GitHubStage()
    search = UserSearchModel(service: stage.service, clock: stage.clock, visibleRows: 8)
    controller = SearchFieldController(search: search, screen: screen)
    window = stage.window(showing: screen)
  }

  @Test("passes on what is typed, which is searched for once typing rests")
  func typing() throws {
    try window.type("vio", into: "search")
    try stage.clock.advance(by: 299)
    #expect(stage.server.requests.isEmpty)
    try stage.clock.advance(by: 1)
    #expect(stage.server.requests.count == 1)
    #expect(search.search.query == "vio")
  }

  @Test("has the text searched for at once when it is submitted")
  func submitting() throws {
    try window.type("oboe", into: "search")
    try window.submit("search")
    #expect(search.search.query == "oboe")
    #expect(stage.server.requests.count == 1)
  }

  @Test("shows the button that ends editing while the field is being edited")
  func editing() throws {
    #expect(screen.cancel.isHidden)
    try window.type("v", into: "search")
    #expect(!screen.cancel.isHidden)
    try window.submit("search")
    #expect(screen.cancel.isHidden)
  }

  @Test("ends editing when that button is tapped, and keeps the text")
  func cancelling() throws {
    try window.type("viola", into: "search")
    try window.tap("cancel")
    #expect(!screen.search.isFirstResponder)
    #expect(screen.search.text == "viola")
    #expect(screen.cancel.isHidden)
  }

  @Test("is kept alive neither by the field nor by the button")
  func release() {
    let screen = SearchScreen(visibleRows: 8)
    var local: SearchFieldController? = SearchFieldController(search: search, screen: screen)
    weak let released = local
    local = nil
    #expect(released == nil)
  }
}
