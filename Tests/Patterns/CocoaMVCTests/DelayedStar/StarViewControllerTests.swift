import HeadlessUI
import Samples
import Testing
import Trace

@testable import CocoaMVC

@Suite("The first screen's view controller")
struct StarViewControllerTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let controller: StarViewController
  private let navigation: NavigationController
  private let window: Window

  init() {
    star = StarModel(clock: clock)
    controller = StarViewController(star: star, navigation: NavigationModel(star: star))
    navigation = NavigationController(rootViewController: controller)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
  }

  @Test("shows the star as it is when its view loads")
  func load() throws {
    #expect(try look == Look(title: "☆", color: .red, isEnabled: true))
  }

  @Test("shows a change grey and disabled while it is under way, then red and enabled")
  func toggle() throws {
    try window.tap("star")
    #expect(try look == Look(title: "★", color: .gray, isEnabled: false))
    try clock.advance(by: 1_000)
    #expect(try look == Look(title: "★", color: .red, isEnabled: true))
  }

  @Test("opens the item at a settled ★, without a question")
  func navigateWhenStarred() throws {
    try settle()
    try window.tap("navigate")
    #expect(navigation.topViewController is DetailViewController)
    #expect(navigation.presentedViewController == nil)
  }

  @Test("asks what to do at ☆, and so while the star is switching", arguments: [false, true])
  func navigateWhenNotStarred(isSwitching: Bool) throws {
    if isSwitching { star.toggle() }
    try window.tap("navigate")
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "Only a starred item can be opened.")
    #expect(alert.actions.map(\.title) == ["Star and open", "OK"])
    #expect(navigation.topViewController === controller)
  }

  @Test("does nothing on OK")
  func ok() throws {
    try window.tap("navigate")
    try window.choose("OK")
    try clock.advance(by: 5_000)
    #expect(star.state == .settled(.unset))
    #expect(navigation.topViewController === controller)
  }

  @Test("opens the item when the star that was asked for has settled, not before")
  func starAndOpen() throws {
    try chooseStarAndOpen()
    try clock.advance(by: 999)
    #expect(navigation.viewControllers.count == 1)
    try clock.advance(by: 1)
    #expect(navigation.topViewController is DetailViewController)
  }

  @Test("opens the item beneath an alert that shows at that moment")
  func beneathAlert() throws {
    try chooseStarAndOpen()
    try window.tap("navigate")
    try clock.advance(by: 1_000)
    #expect(navigation.topViewController is DetailViewController)
    #expect(navigation.presentedViewController is AlertController)
  }

  @Test("opens nothing when another screen is on top at that moment")
  func notOnTop() throws {
    try chooseStarAndOpen()
    navigation.pushViewController(ViewController(), animated: true)
    try clock.advance(by: 1_000)
    #expect(navigation.viewControllers.count == 2)
    #expect(!(navigation.topViewController is DetailViewController))
  }

  @Test("opens nothing unasked: a request that died with a ☆ is gone")
  func deadRequest() throws {
    try settle()
    try window.tap("star")
    try chooseStarAndOpen()
    try clock.advance(by: 1_000)
    try settle()
    #expect(star.state == .settled(.set))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("is not kept alive by what it observes, not even while the star is switching")
  func release() {
    var local: StarViewController? = StarViewController(
      star: star, navigation: NavigationModel(star: star))
    weak let released = local
    local?.loadViewIfNeeded()
    star.toggle()
    local = nil
    #expect(released == nil)
  }

  private var look: Look {
    get throws { Look(try #require(controller.view as? StarScreen).star) }
  }

  private func settle() throws {
    star.toggle()
    try clock.advance(by: 1_000)
  }

  private func chooseStarAndOpen() throws {
    try window.tap("navigate")
    try window.choose("Star and open")
  }
}
