import HeadlessUI
import Samples
import Testing
import Trace

@testable import SupervisingMVP

@Suite("The first screen's view")
struct StarViewControllerTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let request: NavigationModel
  private let presenter = StarPresenterSpy()
  private let screens: StarScreenFactory
  private let view: StarViewController
  private let navigation: NavigationController
  private let window: Window

  init() throws {
    star = StarModel(clock: clock)
    screens = StarScreenFactory(
      setup: try DelayedStarSetup([:]), environment: Environment(clock: clock))
    request = NavigationModel(star: star)
    view = StarViewController(
      presenter: presenter, star: star, navigation: request, screens: screens)
    navigation = NavigationController(rootViewController: view)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
  }

  @Test("shows the star as it is, and each of its changes, without its presenter")
  func showStar() throws {
    presenter.clear()
    #expect(try look == Look(title: "☆", color: .red, isEnabled: true))
    star.toggle()
    #expect(try look == Look(title: "★", color: .gray, isEnabled: false))
    try clock.advance(by: 1_000)
    #expect(try look == Look(title: "★", color: .red, isEnabled: true))
    #expect(presenter.reports == [])
  }

  @Test("reports taps, and decides nothing about them")
  func taps() throws {
    presenter.clear()
    try window.tap("star")
    try window.tap("navigate")
    #expect(presenter.reports == [.star, .navigate])
    #expect(star.state == .settled(.unset))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("hands every change of the request to its presenter, and opens nothing by itself")
  func requests() throws {
    request.requestToNavigate()
    star.star()
    try clock.advance(by: 1_000)
    #expect(
      presenter.reports == [.none, .waiting, .granted, .none].map(StarPresenterSpy.Report.request))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("asks with an alert, and reports which answer was chosen")
  func alert() throws {
    presenter.clear()
    view.askToStar()
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "Only a starred item can be opened.")
    #expect(alert.actions.map(\.title) == ["Star and open", "OK"])
    try window.choose("Star and open")
    #expect(presenter.reports == [.starAndOpen])
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

  @Test("is kept alive by nothing that it observes, not even while the star is switching")
  func release() {
    var local: StarViewController? = StarViewController(
      presenter: presenter, star: star, navigation: request, screens: screens)
    weak let released = local
    local?.loadViewIfNeeded()
    star.toggle()
    local = nil
    #expect(released == nil)
  }

  private var look: Look {
    get throws { Look(try #require(view.view as? StarScreen).star) }
  }
}
