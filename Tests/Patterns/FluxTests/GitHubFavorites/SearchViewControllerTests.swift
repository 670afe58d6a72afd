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
  private let store: SearchStore
  private let actions: SearchActions
  private let screen = SearchScreen(visibleRows: 8)
  private let screens: GitHubScreenFactory
  private let navigation: NavigationController
  private let window: Window

  init() throws {
    let environment = Environment(clock: clock, mode: .manual)
    server = environment.server
    dispatcher = Dispatcher(faults: environment.faults)
    spy = ActionSpy(dispatcher)
    store = SearchStore(UserSearch(visibleRows: 8), dispatcher: dispatcher)
    actions = SearchActions(
      dispatcher: dispatcher, store: store,
      service: GitHubService(server: environment.server), delay: TypingDelay(clock: clock))
    screens = GitHubScreenFactory(setup: try GitHubFavoritesSetup([:]), environment: environment)
    let controller = SearchViewController(
      actions: actions, store: store, failure: SearchFailureStore(dispatcher: dispatcher),
      screen: screen, screens: screens)
    navigation = NavigationController(rootViewController: controller)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
  }

  @Test("formats the store's search: rows, total, spinner")
  func shows() throws {
    actions.search(for: "vio")
    #expect(screen.spinner.isAnimating)
    #expect(screen.total.text == "")
    try server.respond(to: 1)
    #expect(!screen.spinner.isAnimating)
    #expect(screen.total.text == "3 / 3")
    #expect(screen.results.visibleRows == ["viola", "violin", "violone"])
  }

  @Test("tells the action creator what is typed, submitted and scrolled")
  func tells() throws {
    try window.type("o", into: "search")
    #expect(spy.actions.isEmpty)
    try window.submit("search")
    try server.respond(to: 1)
    try window.scroll("results", to: .bottom)
    #expect(spy.actions.first == .search(.search(for: "o")))
    #expect(spy.actions.last == .search(.scroll(to: 2)))
    #expect(server.requests == [.answered, .pending])
  }

  @Test("only shows a request that somebody else has begun, and sends none")
  func foreignRequest() {
    dispatcher.dispatch(.search(.search(for: "vio")))
    #expect(screen.spinner.isAnimating)
    #expect(server.requests.isEmpty)
  }

  @Test("shows with another view of the same store one request, and one answer")
  func twoViews() throws {
    let other = SearchScreen(visibleRows: 8)
    let second = SearchViewController(
      actions: actions, store: store, failure: SearchFailureStore(dispatcher: dispatcher),
      screen: other, screens: screens)
    let window = Window(rootViewController: second)
    window.makeKeyAndVisible()
    actions.search(for: "vio")
    #expect(server.requests == [.pending])
    #expect([screen, other].map(\.spinner.isAnimating) == [true, true])
    try server.respond(to: 1)
    withExtendedLifetime(window) {
      #expect([screen, other].map(\.results.rowCount) == [3, 3])
      #expect(spy.actions.count == 2)
    }
  }

  @Test("shows an alert while a failure has not been read, and none for a later change")
  func failure() throws {
    actions.search(for: "vio")
    try server.fail(1, with: .token)
    #expect(alert?.message == "The access token is not valid.")
    try window.choose("OK")
    #expect(spy.actions.last == .search(.endFailure))
    actions.search(for: "obo")
    #expect(alert == nil)
  }

  @Test("shows no alert while it is out of sight, nor when it comes back")
  func failureOutOfSight() throws {
    actions.search(for: "vio")
    navigation.pushViewController(ViewController(), animated: false)
    try server.fail(1, with: .token)
    #expect(alert == nil)
    #expect(spy.actions.last == .search(.endFailure))
    navigation.popViewController(animated: false)
    #expect(alert == nil)
    actions.search(for: "obo")
    try server.fail(2, with: .server)
    #expect(alert?.message == "The server answered 500.")
  }

  @Test("opens the user whose row is tapped, without an action")
  func selects() throws {
    actions.search(for: "vio")
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
}
