import HeadlessUI
import Samples
import Testing
import Trace

@testable import ClassicMVC

@Suite("A view of the request to open the item")
struct NavigationRequestViewTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let navigation: NavigationModel
  private let navigator = NavigatorSpy()
  private let view: NavigationRequestView

  init() throws {
    star = StarModel(clock: clock)
    navigation = NavigationModel(star: star)
    view = NavigationRequestView(
      of: navigation, navigator: navigator,
      screens: StarScreenFactory(
        setup: try DelayedStarSetup([:]), environment: Environment(clock: clock)))
  }

  @Test("shows the item once the request is granted, not before")
  func granted() throws {
    navigation.requestToNavigate()
    star.star()
    try clock.advance(by: 999)
    #expect(navigator.pushed.isEmpty)
    try clock.advance(by: 1)
    #expect(navigator.pushed.count == 1)
    #expect(navigator.pushed.first is DetailViewController)
  }

  @Test("shows nothing when its screen is not on top at that moment")
  func notOnTop() throws {
    navigation.requestToNavigate()
    star.star()
    navigator.isScreenOnTop = false
    try clock.advance(by: 1_000)
    #expect(navigator.pushed.isEmpty)
  }

  @Test("shows nothing unasked: a request that died with a ☆ is gone")
  func deadRequest() throws {
    try settle()
    star.toggle()
    navigation.requestToNavigate()
    try clock.advance(by: 1_000)
    try settle()
    #expect(star.state == .settled(.set))
    #expect(navigator.pushed.isEmpty)
  }

  @Test("shows the item at once when its controller has it do so")
  func open() {
    view.open()
    #expect(navigator.pushed.count == 1)
    #expect(navigator.pushed.first is DetailViewController)
  }

  private func settle() throws {
    star.toggle()
    try clock.advance(by: 1_000)
  }
}
