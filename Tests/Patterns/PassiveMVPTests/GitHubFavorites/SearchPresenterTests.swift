import Samples
import Testing
import Trace

@testable import PassiveMVP

@Suite("The search's presenter")
struct SearchPresenterTests {
  private let clock = VirtualClock()
  private let server: ScriptedServer
  private let view = SearchViewSpy()
  private let presenter: SearchPresenter

  init() {
    server = ScriptedServer(clock: clock, mode: .manual)
    presenter = SearchPresenter(
      search: UserSearchModel(
        service: GitHubService(server: server), clock: clock, visibleRows: 8))
    presenter.view = view
    presenter.viewDidLoad()
  }

  @Test("shows an empty list, no total and no spinner when the view has loaded")
  func load() {
    #expect(view.received == [.total(""), .spinner(false), .users([])])
  }

  @Test("searches once typing has rested, not before")
  func typing() throws {
    presenter.didChangeQuery(to: "vi")
    try clock.advance(by: 299)
    presenter.didChangeQuery(to: "vio")
    try clock.advance(by: 299)
    #expect(server.requests == [])
    try clock.advance(by: 1)
    #expect(server.requests == [.pending])
    #expect(view.received.suffix(3) == [.total(""), .spinner(true), .users([])])
  }

  @Test("searches at once on submit, and not again when typing has rested")
  func submit() throws {
    presenter.didChangeQuery(to: "vio")
    presenter.didSubmitQuery("vio")
    try clock.advance(by: 300)
    #expect(server.requests == [.pending])
  }

  @Test("shows logins and how many there are when a page arrives")
  func answer() throws {
    presenter.didSubmitQuery("vio")
    view.clear()
    try server.respond(to: 1)
    #expect(
      view.received == [.total("3 / 3"), .spinner(false), .users(["viola", "violin", "violone"])])
  }

  @Test("shows nothing of an older search that is answered last")
  func newerSearch() throws {
    presenter.didSubmitQuery("vio")
    presenter.didSubmitQuery("obo")
    try server.respond(to: 2)
    view.clear()
    try server.respond(to: 1)
    #expect(view.received == [])
  }

  @Test("clears at once when the query is emptied, and takes the request back")
  func empty() {
    presenter.didSubmitQuery("vio")
    presenter.didChangeQuery(to: "")
    #expect(server.requests == [.cancelled])
    #expect(view.received.suffix(3) == [.total(""), .spinner(false), .users([])])
  }

  @Test("requests the next page when the reader reaches the bottom")
  func bottom() throws {
    presenter.didSubmitQuery("o")
    try server.respond(to: 1)
    presenter.didScroll(to: 2)
    try server.respond(to: 2)
    #expect(view.received.contains(.total("20 / 22")))
  }

  @Test("says why a request failed, and leaves what is shown")
  func failure() throws {
    presenter.didSubmitQuery("o")
    try server.respond(to: 1)
    presenter.didScroll(to: 2)
    view.clear()
    try server.fail(2, with: .token)
    #expect(
      view.received.filter { $0 != .users(firstPage) } == [
        .total("10 / 22"), .spinner(false), .failure("The access token is not valid."),
      ])
  }

  @Test("opens the user in the selected row of what is shown now")
  func select() throws {
    presenter.didSubmitQuery("vio")
    try server.respond(to: 1)
    presenter.didSubmitQuery("obo")
    try server.respond(to: 2)
    presenter.didSelectUser(at: 0)
    #expect(view.received.last == .open(User(login: "oboe")))
  }

  @Test("offers to cancel while the field is being edited; that ends editing and nothing else")
  func editing() {
    presenter.didSubmitQuery("vio")
    view.clear()
    presenter.didBeginEditing()
    presenter.didTapCancel()
    presenter.didEndEditing()
    #expect(view.received == [.cancelHidden(false), .endEditing, .cancelHidden(true)])
    #expect(server.requests == [.pending])
  }

  @Test("keeps its view alive as little as a request under way keeps the presenter")
  func release() throws {
    var localView: SearchViewSpy? = SearchViewSpy()
    var local: SearchPresenter? = SearchPresenter(
      search: UserSearchModel(
        service: GitHubService(server: server), clock: clock, visibleRows: 8))
    weak let releasedView = localView
    weak let released = local
    local?.view = localView
    local?.viewDidLoad()
    local?.didSubmitQuery("vio")
    localView = nil
    #expect(releasedView == nil)
    local = nil
    #expect(released == nil)
    #expect(server.requests == [.cancelled])
  }

  private var firstPage: [String] {
    [
      "viola", "violin", "violone", "oboe", "cello", "piccolo", "trombone", "saxophone",
      "xylophone", "bassoon",
    ]
  }
}
