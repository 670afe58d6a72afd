import HeadlessUI
import Samples
import Testing
import Trace

@testable import ClassicMVC

@Suite("The first screen, put together")
struct StarViewControllerTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let screens: StarScreenFactory
  private let stack: NavigationController
  private let window: Window

  init() throws {
    star = StarModel(clock: clock)
    screens = StarScreenFactory(
      setup: try DelayedStarSetup([:]), environment: Environment(clock: clock))
    stack = NavigationController(
      rootViewController: StarViewController(
        star: star, navigation: NavigationModel(star: star), screens: screens))
    window = Window(rootViewController: stack)
    window.makeKeyAndVisible()
  }

  @Test("stars and opens the item when the question is answered so")
  func starAndOpen() throws {
    try window.tap("navigate")
    try window.choose("Star and open")
    try clock.advance(by: 1_000)
    #expect(stack.topViewController is DetailViewController)
  }

  @Test("does nothing on OK")
  func ok() throws {
    try window.tap("navigate")
    try window.choose("OK")
    try clock.advance(by: 5_000)
    #expect(star.state == .settled(.unset))
    #expect(stack.viewControllers.count == 1)
  }

  @Test("is not kept alive by what its views observe, not even while the star is switching")
  func release() {
    var local: ViewController? = StarViewController(
      star: star, navigation: NavigationModel(star: star), screens: screens)
    weak let released = local
    local?.loadViewIfNeeded()
    star.toggle()
    local = nil
    #expect(released == nil)
  }
}
