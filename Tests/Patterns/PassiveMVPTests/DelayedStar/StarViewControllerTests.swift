import HeadlessUI
import Samples
import Testing
import Trace

@testable import PassiveMVP

@Suite("The first screen's view")
struct StarViewControllerTests {
  private let presenter = StarPresenterSpy()
  private let view: StarViewController
  private let navigation: NavigationController
  private let window: Window

  init() throws {
    view = StarViewController(
      presenter: presenter,
      screens: StarScreenFactory(
        setup: try DelayedStarSetup([:]), environment: Environment(clock: VirtualClock())))
    navigation = NavigationController(rootViewController: view)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
  }

  @Test("reports that it has loaded, and what was tapped, and decides nothing")
  func reports() throws {
    try window.tap("star")
    try window.tap("navigate")
    #expect(presenter.reports == ["loaded", "star", "navigate"])
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.presentedViewController == nil)
  }

  @Test("shows a star exactly as it receives it, even one that no rule would give")
  func showStar() throws {
    view.showStar("?", color: .green, isEnabled: false)
    let button = try #require(view.view as? StarScreen).star
    #expect(button.currentTitle == "?")
    #expect(button.currentTitleColor == .green)
    #expect(!button.isEnabled)
  }

  @Test("asks with an alert, and reports which answer was chosen")
  func alert() throws {
    presenter.clear()
    view.askToStar()
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "Only a starred item can be opened.")
    #expect(alert.actions.map(\.title) == ["Star and open", "OK"])
    try window.choose("Star and open")
    #expect(presenter.reports == ["star and open"])
  }

  @Test("reports nothing on OK")
  func ok() throws {
    presenter.clear()
    view.askToStar()
    try window.choose("OK")
    #expect(presenter.reports == [])
  }

  @Test("says whether it is on top, an alert notwithstanding, and opens the second screen")
  func onTop() {
    view.askToStar()
    #expect(view.isOnTop())
    view.openDetail()
    #expect(navigation.topViewController is DetailViewController)
    #expect(!view.isOnTop())
  }
}

@Suite("The second screen's view")
struct DetailViewControllerTests {
  private let presenter = DetailPresenterSpy()

  @Test("reports that it has loaded and what was tapped, and shows what it receives")
  func view() throws {
    let view = DetailViewController(presenter: presenter)
    let button = try #require(view.view as? DetailScreen).star
    button.sendActions(for: .touchUpInside)
    #expect(presenter.reports == ["loaded", "star"])
    view.showStar("?", color: .green, isEnabled: false)
    #expect(button.currentTitle == "?")
    #expect(button.currentTitleColor == .green)
    #expect(!button.isEnabled)
  }
}
