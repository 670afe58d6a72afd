import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVC2

@Suite("The controller of the button that opens the item")
struct NavigateButtonControllerTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let button = Button(identifier: "navigate")
  private let navigator = NavigatorSpy()
  private let screens: StarScreenFactory
  private let controller: NavigateButtonController

  init() throws {
    star = StarModel(clock: clock)
    screens = StarScreenFactory(
      setup: try DelayedStarSetup([:]), environment: Environment(clock: clock))
    controller = NavigateButtonController(
      star: star, navigation: NavigationModel(star: star), button: button, navigator: navigator,
      screens: screens)
  }

  @Test("opens the item at a settled ★, without a question")
  func navigateWhenStarred() throws {
    try settle()
    tap()
    #expect(navigator.pushed.map { $0 is DetailViewController } == [true])
    #expect(navigator.alerts.isEmpty)
  }

  @Test("asks what to do at ☆, and so while the star is switching", arguments: [false, true])
  func navigateWhenNotStarred(isSwitching: Bool) throws {
    if isSwitching { star.toggle() }
    tap()
    let alert = try #require(navigator.alerts.first)
    #expect(alert.message == "Only a starred item can be opened.")
    #expect(alert.actions.map(\.title) == ["Star and open", "OK"])
    #expect(navigator.pushed.isEmpty)
  }

  @Test("opens the item when the star that was asked for has settled, not before")
  func starAndOpen() throws {
    try chooseStarAndOpen()
    try clock.advance(by: 999)
    #expect(navigator.pushed.isEmpty)
    try clock.advance(by: 1)
    #expect(navigator.pushed.count == 1)
  }

  @Test("opens nothing when its screen is not on top at that moment")
  func notOnTop() throws {
    try chooseStarAndOpen()
    navigator.isScreenOnTop = false
    try clock.advance(by: 1_000)
    #expect(navigator.pushed.isEmpty)
  }

  @Test("opens nothing unasked: a request that died with a ☆ is gone")
  func deadRequest() throws {
    try settle()
    star.toggle()
    try chooseStarAndOpen()
    try clock.advance(by: 1_000)
    try settle()
    #expect(star.state == .settled(.set))
    #expect(navigator.pushed.isEmpty)
  }

  @Test("is kept alive neither by what it observes nor by its button")
  func release() {
    let button = Button(identifier: "navigate")
    var local: NavigateButtonController? = NavigateButtonController(
      star: star, navigation: NavigationModel(star: star), button: button, navigator: navigator,
      screens: screens)
    weak let released = local
    star.toggle()
    local = nil
    #expect(released == nil)
  }

  private func tap() { button.sendActions(for: .touchUpInside) }

  private func settle() throws {
    star.toggle()
    try clock.advance(by: 1_000)
  }

  /// The alert has no window here, so its action is chosen in one that the test makes.
  private func chooseStarAndOpen() throws {
    tap()
    let window = Window(rootViewController: ViewController())
    window.makeKeyAndVisible()
    window.rootViewController.present(try #require(navigator.alerts.last), animated: false)
    try window.choose("Star and open")
  }
}
