import HeadlessUI
import Samples
import Testing
import Trace

@testable import TCA

@Suite("The views of the delayed star")
struct StarViewControllerTests {
  private let clock = VirtualClock()
  private let window: Window

  init() throws {
    window =
      DelayedStarApp(setup: try DelayedStarSetup([:]), environment: Environment(clock: clock))
      .window
  }

  @Test("format the star: text, colour, and whether the button is enabled")
  func shows() throws {
    #expect(try look == Look(title: "☆", color: .red, isEnabled: true))
    try window.tap("star")
    #expect(try look == Look(title: "★", color: .gray, isEnabled: false))
    try clock.advance(by: 1_000)
    #expect(try look == Look(title: "★", color: .red, isEnabled: true))
  }

  @Test("show the alert while the state has it, and send what is chosen")
  func asks() throws {
    try window.tap("navigate")
    #expect(alert?.message == "Only a starred item can be opened.")
    try window.choose("OK")
    try window.tap("navigate")
    try window.choose("Star and open")
    #expect(alert == nil)
    try clock.advance(by: 1_000)
    #expect(navigation?.topViewController is DetailViewController)
  }

  @Test("send that a person went back, so that the item can be opened again")
  func back() throws {
    try window.tap("star")
    try clock.advance(by: 1_000)
    for _ in 1...2 {
      try window.tap("navigate")
      #expect(navigation?.viewControllers.count == 2)
      try window.back()
      #expect(navigation?.viewControllers.count == 1)
    }
  }

  private var navigation: NavigationController? {
    window.rootViewController as? NavigationController
  }

  private var alert: AlertController? {
    navigation?.presentedViewController as? AlertController
  }

  private var look: Look {
    get throws {
      Look(try #require(navigation?.viewControllers.first?.view as? StarScreen).star)
    }
  }
}
