import HeadlessUI
import Samples
import Testing

@testable import ObservableMV

@Suite("The search's view controller")
struct SearchViewControllerTests {
  private let stage: GitHubStage
  private let model: SearchScreenModel
  private let window: Window

  init() throws {
    stage = try GitHubStage()
    model = stage.makeSearch()
    window = GitHubStage.window(
      showing: SearchViewController(
        model: model, screen: SearchScreen(visibleRows: 8), screens: stage.screens))
  }

  @Test("formats its model's search: rows, total, spinner")
  func shows() throws {
    model.search(for: "vio")
    #expect(window.snapshot()["spinner"]?.isAnimating == true)
    try stage.server.respond(to: 1)
    let frame = window.snapshot()
    #expect(frame["results"]?.rows == ["viola", "violin", "violone"])
    #expect(frame["total"]?.text == "3 / 3")
    #expect(frame["spinner"]?.isAnimating != true)
  }

  @Test("begins at the top with the users of another query, though it never saw the list empty")
  func anotherQuery() throws {
    model.search(for: "o")
    try stage.server.respond(to: 1)
    _ = window.snapshot()
    try window.scroll("results", to: .bottom)
    try stage.server.respond(to: 2)
    #expect(window.snapshot()["results"]?.offset == 2)
    model.search(for: "n")
    try stage.server.respond(to: 3)
    #expect(window.snapshot()["results"]?.offset == 0)
    #expect(stage.server.requests.count == 3)
  }

  @Test("opens the user of a row that is tapped")
  func select() throws {
    model.search(for: "vio")
    try stage.server.respond(to: 1)
    _ = window.snapshot()
    try window.select("results", row: 2)
    #expect(window.snapshot().titles.last == "violone's repositories")
  }

  @Test("reports a failure once, and each that comes later")
  func failure() throws {
    model.search(for: "vio")
    try stage.server.fail(1, with: .server)
    #expect(window.snapshot().alert?.message == "The server answered 500.")
    try window.choose("OK")
    #expect(window.snapshot().alert == nil)
    model.search(for: "vio")
    try stage.server.fail(2, with: .server)
    #expect(window.snapshot().alert?.message == "The server answered 500.")
  }

  @Test("reports nothing that failed while another screen was on top, not even later")
  func outOfSight() throws {
    let navigation = try #require(window.rootViewController as? NavigationController)
    model.search(for: "vio")
    navigation.pushViewController(ViewController(), animated: false)
    try stage.server.fail(1, with: .server)
    #expect(window.snapshot().alert == nil)
    navigation.popViewController(animated: false)
    #expect(window.snapshot().alert == nil)
  }

  @Test("ends editing on cancel, and keeps the text")
  func cancel() throws {
    try window.type("viola", into: "search")
    #expect(window.snapshot()["cancel"]?.isHidden == false)
    try window.tap("cancel")
    let frame = window.snapshot()
    #expect(frame["search"]?.isEditing == false)
    #expect(frame["search"]?.text == "viola")
    #expect(frame["cancel"]?.isHidden == true)
  }
}
