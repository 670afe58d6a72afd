import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVM

@Suite("The first screen's view")
struct StarViewControllerTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let viewModel: StarViewModel
  private let navigation: NavigationController
  private let window: Window
  private let screen: StarScreen

  init() throws {
    star = StarModel(clock: clock)
    viewModel = StarViewModel(star: star, navigation: NavigationModel(star: star))
    let controller = StarViewController(
      viewModel: viewModel,
      screens: StarScreenFactory(
        setup: try DelayedStarSetup([:]), environment: Environment(clock: clock)))
    navigation = NavigationController(rootViewController: controller)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
    screen = try #require(controller.view as? StarScreen)
  }

  @Test("shows the star as its view model has it, at each moment")
  func shows() throws {
    #expect(screen.star.currentTitle == "☆")
    try window.tap("star")
    #expect(screen.star.currentTitle == "★")
    #expect(screen.star.currentTitleColor == .gray)
    #expect(!screen.star.isEnabled)
  }

  @Test("follows the route to the item, if it is on top")
  func openDetail() throws {
    star.toggle()
    try clock.advance(by: 1_000)
    try window.tap("navigate")
    #expect(navigation.topViewController is DetailViewController)
    viewModel.navigate()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("follows the route to the question, and hands the answer to the view model")
  func question() throws {
    try window.tap("navigate")
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.actions.map(\.title) == ["Star and open", "OK"])
    try window.choose("Star and open")
    #expect(star.state.isSwitching)
  }
}
