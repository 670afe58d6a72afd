import HeadlessUI
import Reactive
import Samples
import Testing
import Trace

@testable import InputsOutputsMVVM

@Suite("The search's view")
struct SearchViewControllerTests {
  private let viewModel = SearchViewModelMock()
  private let window: Window

  init() throws {
    let screens = GitHubScreenFactory(
      setup: try GitHubFavoritesSetup(["visibleRows": 2]),
      environment: Environment(clock: VirtualClock(), mode: .manual))
    window = Window(
      rootViewController: NavigationController(
        rootViewController: SearchViewController(
          viewModel: viewModel, screens: screens, visibleRows: 2)))
    window.makeKeyAndVisible()
  }

  @Test("shows at once what is so, and reports nothing")
  func loading() {
    #expect(viewModel.reported.isEmpty)
    let frame = window.snapshot()
    #expect(frame["results"]?.rows == ["oboe"])
    #expect(frame["total"]?.text == "1 / 1")
    #expect(frame["spinner"]?.isAnimating == true)
  }

  @Test("reports what is typed and submitted")
  func typing() throws {
    try window.type("vi", into: "search")
    try window.submit("search")
    #expect(
      viewModel.reported == [
        "editingDidBegin", "text v", "text vi", "searchTapped", "editingDidEnd",
      ])
  }

  @Test("shows what is output")
  func shows() throws {
    viewModel.loginsSubject.send(["viola", "violin", "violone"])
    viewModel.totalSubject.send("3 / 3")
    viewModel.loadingSubject.send(false)
    let frame = window.snapshot()
    #expect(frame["results"]?.rows == ["viola", "violin"])
    #expect(frame["total"]?.text == "3 / 3")
    #expect(frame["spinner"]?.isHidden == true)
  }

  @Test("reports which rows are scrolled to and selected")
  func rows() throws {
    viewModel.loginsSubject.send(["viola", "violin", "violone"])
    try window.scroll("results", to: .bottom)
    try window.select("results", row: 2)
    #expect(viewModel.reported == ["scrolled to 1", "selected 2"])
  }

  @Test("ends editing when it is output, not by itself")
  func editing() throws {
    viewModel.cancelHiddenSubject.send(false)
    try window.type("v", into: "search")
    try window.tap("cancel")
    #expect(window.snapshot()["search"]?.isEditing == true)
    viewModel.endEditingSubject.send()
    #expect(window.snapshot()["search"]?.isEditing == false)
    #expect(viewModel.reported.suffix(2) == ["cancelTapped", "editingDidEnd"])
  }

  @Test("goes to the user that is output, and tells of a failure")
  func going() {
    viewModel.failureSubject.send("No.")
    #expect(window.snapshot().alert?.message == "No.")
    viewModel.userSubject.send(User(login: "viola"))
    #expect(window.snapshot().titles == ["", "viola's repositories"])
  }
}
