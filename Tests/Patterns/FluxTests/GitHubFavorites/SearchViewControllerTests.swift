import HeadlessUI
import Samples
import Testing
import Trace

@testable import Flux

@Suite("The search's view")
struct SearchViewControllerTests {
  private let clock = VirtualClock()
  private let server: ScriptedServer
  private let dispatcher: Dispatcher<GitHubAction>
  private let spy: ActionSpy<GitHubAction>
  private let screen = SearchScreen(visibleRows: 8)
  private let navigation: NavigationController
  private let window: Window

  init() throws {
    let environment = Environment(clock: clock, mode: .manual)
    server = environment.server
    dispatcher = Dispatcher(faults: environment.faults)
    spy = ActionSpy(dispatcher)
    let controller = SearchViewController(
      actions: SearchActions(
        dispatcher: dispatcher, service: GitHubService(server: environment.server),
        delay: TypingDelay(clock: clock)),
      store: SearchStore(UserSearch(visibleRows: 8), dispatcher: dispatcher),
      failures: SearchFailureStore(dispatcher: dispatcher), screen: screen,
      screens: GitHubScreenFactory(setup: try GitHubFavoritesSetup([:]), environment: environment))
    navigation = NavigationController(rootViewController: controller)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
  }

  @Test("formats the store's search: rows, total, spinner")
  func shows() throws {
    dispatch(.search(for: "vio"))
    #expect(screen.spinner.isAnimating)
    #expect(screen.total.text == "")
    try server.respond(to: 1)
    #expect(!screen.spinner.isAnimating)
    #expect(screen.total.text == "3 / 3")
    #expect(screen.results.visibleRows == ["viola", "violin", "violone"])
  }

  @Test("hands what is typed to the action creator, and so what is submitted")
  func types() throws {
    try window.type("vi", into: "search")
    #expect(spy.actions.isEmpty)
    try window.submit("search")
    #expect(spy.actions == [.search(.search(for: "vi"))])
  }

  @Test("hands the request of each change to the action creator, and with it the end of one")
  func requests() {
    dispatch(.search(for: "vio"))
    dispatch(.search(for: "obo"))
    #expect(server.requests == [.cancelled, .pending])
    dispatch(.search(for: ""))
    #expect(server.requests == [.cancelled, .cancelled])
  }

  @Test("hands the request of the next page on when the reader reaches the bottom")
  func scrolls() throws {
    dispatch(.search(for: "o"))
    try server.respond(to: 1)
    try window.scroll("results", to: .bottom)
    #expect(server.requests == [.answered, .pending])
  }

  @Test("shows an alert for each failure, and none for a later change")
  func failure() throws {
    dispatch(.search(for: "vio"))
    try server.fail(1, with: .token)
    #expect(alert?.message == "The access token is not valid.")
    try window.choose("OK")
    dispatch(.search(for: "obo"))
    #expect(alert == nil)
  }

  @Test("opens the user whose row is tapped, without an action")
  func selects() throws {
    dispatch(.search(for: "vio"))
    try server.respond(to: 1)
    let count = spy.actions.count
    try window.select("results", row: 1)
    #expect(navigation.topViewController?.title == "violin's repositories")
    #expect(spy.actions.count == count)
  }

  @Test("shows cancel while the text is being edited; cancel ends that, and keeps the text")
  func cancels() throws {
    try window.type("vio", into: "search")
    #expect(!screen.cancel.isHidden)
    try window.tap("cancel")
    #expect(screen.cancel.isHidden)
    #expect(screen.search.text == "vio")
  }

  private var alert: AlertController? {
    navigation.presentedViewController as? AlertController
  }

  private func dispatch(_ action: SearchAction) { dispatcher.dispatch(.search(action)) }
}
