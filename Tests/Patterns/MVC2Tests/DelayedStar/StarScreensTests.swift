import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVC2

@Suite("The star's screens, put together")
struct StarScreensTests {
  private let clock = VirtualClock()
  private let stack: NavigationController
  private let window: Window

  init() throws {
    let screens = StarScreenFactory(
      setup: try DelayedStarSetup([:]), environment: Environment(clock: clock))
    stack = NavigationController(rootViewController: screens.makeStarScreen())
    window = Window(rootViewController: stack)
    window.makeKeyAndVisible()
  }

  @Test("have a controller behind each button")
  func connected() throws {
    try window.tap("star")
    try clock.advance(by: 1_000)
    try window.tap("navigate")
    let button = try #require(stack.topViewController?.view as? DetailScreen).star
    #expect(Look(button) == Look(title: "★", color: .red, isEnabled: true))
    try window.tap("star")
    #expect(Look(button) == Look(title: "☆", color: .gray, isEnabled: false))
  }

  @Test("open the item beneath an alert that shows when the request is granted")
  func beneathAlert() throws {
    try window.tap("navigate")
    try window.choose("Star and open")
    try window.tap("navigate")
    try clock.advance(by: 1_000)
    #expect(stack.topViewController is DetailViewController)
    #expect(stack.presentedViewController is AlertController)
  }
}
