import HeadlessUI
import Reactive
import Samples
import Testing
import Trace

@testable import InputsOutputsMVVM

@Suite("The first screen's view")
struct StarViewControllerTests {
  private let viewModel = StarViewModelMock()
  private let window: Window

  init() throws {
    let screens = StarScreenFactory(
      setup: try DelayedStarSetup([:]), environment: Environment(clock: VirtualClock()))
    window = Window(
      rootViewController: NavigationController(
        rootViewController: StarViewController(viewModel: viewModel, screens: screens)))
    window.makeKeyAndVisible()
  }

  @Test("shows at once what is so, and reports nothing")
  func loading() throws {
    #expect(viewModel.reported.isEmpty)
    let star = try #require(window.snapshot()["star"])
    #expect(star.text == "☆")
    #expect(star.color == "red")
    #expect(star.isEnabled == false)
  }

  @Test("reports each tap to its own input")
  func reports() throws {
    viewModel.enabled.send(true)
    try window.tap("star")
    try window.tap("navigate")
    #expect(viewModel.reported == ["starTapped", "navigateTapped"])
  }

  @Test("shows what is output for the star")
  func shows() throws {
    viewModel.title.send("★")
    viewModel.color.send(.gray)
    viewModel.enabled.send(true)
    let star = try #require(window.snapshot()["star"])
    #expect(star.text == "★")
    #expect(star.color == "gray")
    #expect(star.isEnabled == true)
  }

  @Test("goes to the item, but only while it is on top")
  func detail() {
    viewModel.detail.send()
    viewModel.detail.send()
    #expect(window.snapshot().depth == 2)
  }

  @Test("asks, and reports what is chosen")
  func alert() throws {
    viewModel.alert.send()
    #expect(window.snapshot().alert?.message == UnstarredAlert.message)
    try window.choose(UnstarredAlert.starAndOpen)
    #expect(viewModel.reported == ["starAndOpenChosen"])
  }
}
