import Samples
import Testing
import Trace

@testable import PassiveMVP

@Suite("The presenter of a user's repositories")
struct UserPresenterTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let view = UserViewSpy()
  private let presenter: UserPresenter

  init() {
    presenter = UserPresenter(
      repositories: RepositoryListModel(
        of: User(login: "organ"), service: GitHubService(server: server), visibleRows: 8))
    presenter.view = view
    presenter.viewDidLoad()
  }

  @Test("shows whose repositories they are, and requests the first page")
  func load() {
    #expect(view.received.first == .title("organ's repositories"))
    #expect(view.received.suffix(3) == [.total(""), .spinner(true), .rows([])])
    #expect(server.requests == [.pending])
  }

  @Test("shows names and stars when a page arrives")
  func answer() throws {
    try server.respond(to: 1)
    #expect(view.received.contains(.total("10 / 12")))
    guard case .rows(let rows) = view.received.last else { throw UnexpectedOrder() }
    #expect(rows.prefix(2) == ["etudes ★233", "sonatas ★230"])
  }

  @Test("says why a page failed, and requests it again when the bottom is reached again")
  func retry() throws {
    try server.respond(to: 1)
    presenter.didScroll(to: 2)
    try server.fail(2, with: .offline)
    #expect(view.received.last == .failure("You appear to be offline."))
    presenter.didScroll(to: 0)
    presenter.didScroll(to: 2)
    #expect(server.requests == [.answered, .failed, .pending])
  }

  @Test("opens the repository in the selected row")
  func select() throws {
    try server.respond(to: 1)
    presenter.didSelectRepository(at: 1)
    guard case .open(let repository) = view.received.last else { throw UnexpectedOrder() }
    #expect(repository.fullName == "organ/sonatas")
  }

  private struct UnexpectedOrder: Error {}
}
