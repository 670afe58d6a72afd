import HeadlessUI
import Samples
import Testing
import Trace

@testable import ObservableMV

@Suite("The first screen's view controller")
struct StarViewControllerTests {
  private let environment = Environment(clock: VirtualClock())
  private let star: SharedStar
  private let controller: StarViewController
  private let navigation: NavigationController
  private let window: Window

  init() throws {
    star = SharedStar(service: StarService(clock: environment.clock))
    controller = StarViewController(
      star: star, model: StarScreenModel(star: star),
      screens: StarScreenFactory(setup: try DelayedStarSetup([:]), environment: environment))
    navigation = NavigationController(rootViewController: controller)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
  }

  @Test("formats the star: text, colour, and whether the button is enabled")
  func shows() throws {
    #expect(try look == Look(title: "☆", color: .red, isEnabled: true))
    star.toggle()
    #expect(try look == Look(title: "★", color: .gray, isEnabled: false))
    try environment.clock.advance(by: 1_000)
    #expect(try look == Look(title: "★", color: .red, isEnabled: true))
  }

  @Test("opens the item once when its request is granted and over within one call")
  func granted() throws {
    try tap("navigate", "Star and open")
    try environment.clock.advance(by: 1_000)
    #expect(window.snapshot().screen == "detail")
    #expect(window.snapshot().depth == 2)
    try window.back()
    #expect(window.snapshot().screen == "star")
  }

  @Test("shows the item as it is in the same snapshot in which it was opened")
  func itemIsInStep() throws {
    let screens = StarScreenFactory(setup: try DelayedStarSetup([:]), environment: environment)
    let window = Window(
      rootViewController: NavigationController(rootViewController: screens.makeStarScreen()))
    window.makeKeyAndVisible()
    try window.tap("star")
    try environment.clock.advance(by: 1_000)
    _ = window.snapshot()
    try window.tap("navigate")
    let frame = window.snapshot()
    #expect(frame.screen == "detail")
    #expect(frame["star"]?.text == "★")
  }

  @Test("drops what is granted while another screen is on top")
  func notOnTop() throws {
    try tap("navigate", "Star and open")
    navigation.pushViewController(ViewController(), animated: false)
    try environment.clock.advance(by: 1_000)
    _ = window.snapshot()
    navigation.popViewController(animated: false)
    #expect(window.snapshot().screen == "star")
    #expect(window.snapshot().depth == 1)
  }

  @Test("asks each time, also after OK")
  func asks() throws {
    try tap("navigate", "OK")
    try tap("navigate", "OK")
    #expect(window.snapshot().alert == nil)
    #expect(star.state == .settled(.unset))
  }

  private var look: Look {
    get throws {
      _ = window.snapshot()
      return Look(try #require(controller.view as? StarScreen).star)
    }
  }

  /// Taps a button that has an alert presented, and answers that.
  private func tap(_ button: String, _ choice: String) throws {
    try window.tap(button)
    #expect(window.snapshot().alert?.message == "Only a starred item can be opened.")
    try window.choose(choice)
  }
}
