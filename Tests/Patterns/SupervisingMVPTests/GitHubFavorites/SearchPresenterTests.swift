import Samples
import Testing
import Trace

@testable import SupervisingMVP

@Suite("The search's presenter")
struct SearchPresenterTests {
  private let clock = VirtualClock()
  private let server: ScriptedServer
  private let search: UserSearchModel
  private let view = SearchViewSpy()
  private let presenter: SearchPresenter

  init() {
    server = ScriptedServer(clock: clock, mode: .manual)
    search = UserSearchModel(
      service: GitHubService(server: server), clock: clock, visibleRows: 8)
    presenter = SearchPresenter(search: search)
    presenter.view = view
  }

  @Test("has the model search once typing has rested")
  func typing() throws {
    presenter.didChangeQuery(to: "vio")
    try clock.advance(by: 299)
    #expect(server.requests == [])
    try clock.advance(by: 1)
    #expect(search.search.query == "vio")
    #expect(server.requests == [.pending])
  }

  @Test("has the model search at once on submit")
  func submit() {
    presenter.didSubmitQuery("vio")
    #expect(server.requests == [.pending])
  }

  @Test("passes on how far the list was scrolled, and leaves pages and spinner to the view")
  func scroll() throws {
    presenter.didSubmitQuery("o")
    try server.respond(to: 1)
    presenter.didScroll(to: 2)
    #expect(server.requests == [.answered, .pending])
    try server.fail(2, with: .offline)
    #expect(view.decisions == [])
  }

  @Test("has the view show the failure that it reports")
  func failure() {
    presenter.didFail(with: .server)
    #expect(view.decisions == [.failure(.server)])
  }

  @Test("ends editing on cancel, and does nothing else")
  func cancel() {
    presenter.didSubmitQuery("vio")
    presenter.didTapCancel()
    #expect(view.decisions == [.endEditing])
    #expect(server.requests == [.pending])
  }

  @Test("opens the user in the selected row of what is found now")
  func select() throws {
    presenter.didSubmitQuery("vio")
    try server.respond(to: 1)
    presenter.didSubmitQuery("obo")
    try server.respond(to: 2)
    presenter.didSelectUser(at: 0)
    #expect(view.decisions == [.open(User(login: "oboe"))])
  }

  @Test("does not keep its view alive")
  func weakView() {
    var local: SearchViewSpy? = SearchViewSpy()
    weak let released = local
    presenter.view = local
    withExtendedLifetime(local) {}
    local = nil
    #expect(released == nil)
    presenter.didTapCancel()
  }
}
