import HeadlessUI
import Samples
import Testing

@testable import ClassicMVC

@Suite("The search field's controller")
struct SearchFieldControllerTests {
  private let github: GitHubFixture
  private let screen = SearchScreen(visibleRows: 8)
  private let view = SearchFieldViewSpy()
  private let search: UserSearchModel
  private let controller: SearchFieldController

  init() throws {
    github = try GitHubFixture()
    search = UserSearchModel(service: github.service, clock: github.clock, visibleRows: 8)
    controller = SearchFieldController(screen, of: search, view: view)
  }

  @Test("passes on what is typed, which the model searches for once typing rests")
  func typing() throws {
    controller.searchBar(screen.search, textDidChange: "vi")
    controller.searchBar(screen.search, textDidChange: "vio")
    try github.clock.advance(by: 299)
    #expect(search.search.query == "")
    try github.clock.advance(by: 1)
    #expect(search.search.query == "vio")
    #expect(github.requests == [.pending])
  }

  @Test("has the model search at once for what is submitted")
  func submit() {
    screen.search.text = "vio"
    controller.searchBarSearchButtonClicked(screen.search)
    #expect(search.search.query == "vio")
  }

  @Test("offers to cancel while the field is being edited")
  func editing() {
    screen.search.becomeFirstResponder()
    #expect(view.calls == [.cancelHidden(false)])
    screen.search.resignFirstResponder()
    #expect(view.calls == [.cancelHidden(false), .cancelHidden(true)])
  }

  @Test("ends editing on cancel, and leaves the model alone")
  func cancel() throws {
    search.search(for: "vio")
    screen.search.text = "viola"
    controller.searchBar(screen.search, textDidChange: "viola")
    try github.clock.advance(by: 299)
    screen.cancel.sendActions(for: .touchUpInside)
    #expect(view.calls == [.endEditing])
    #expect(search.search.query == "vio")
    #expect(github.requests == [.pending])
    try github.clock.advance(by: 1)
    #expect(search.search.query == "viola")
  }

  @Test("is kept alive neither by the field nor by the button")
  func release() {
    var local: SearchFieldController? = SearchFieldController(screen, of: search, view: view)
    weak let released = local
    withExtendedLifetime(local) {}
    local = nil
    #expect(released == nil)
  }
}
