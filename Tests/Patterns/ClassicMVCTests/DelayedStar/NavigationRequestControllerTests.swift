import HeadlessUI
import Samples
import Testing
import Trace

@testable import ClassicMVC

@Suite("The controller of the request to open the item")
struct NavigationRequestControllerTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let navigation: NavigationModel
  private let button = Button()
  private let navigator = NavigatorSpy()
  private let view: NavigationRequestViewSpy
  private let controller: NavigationRequestController

  init() throws {
    star = StarModel(clock: clock)
    navigation = NavigationModel(star: star)
    view = NavigationRequestViewSpy(
      of: navigation, navigator: navigator,
      screens: StarScreenFactory(
        setup: try DelayedStarSetup([:]), environment: Environment(clock: clock)))
    controller = NavigationRequestController(
      button, of: navigation, star: star, view: view, navigator: navigator)
  }

  @Test("has the view open a starred item, without a question and without a request")
  func starred() throws {
    star.star()
    try clock.advance(by: 1_000)
    let observer = RequestObserver(navigation)
    button.sendActions(for: .touchUpInside)
    #expect(view.openings == 1)
    #expect(observer.requests == [.none])
    #expect(navigator.alerts.isEmpty)
  }

  @Test("requests to open the item before it sets the star, so that the request is granted then")
  func starAndOpen() throws {
    let observer = RequestObserver(navigation)
    button.sendActions(for: .touchUpInside)
    let window = Window(rootViewController: ViewController())
    window.makeKeyAndVisible()
    window.rootViewController.present(try #require(navigator.alerts.last), animated: false)
    try window.choose("Star and open")
    #expect(star.state == .switching(to: .set))
    try clock.advance(by: 1_000)
    #expect(observer.requests == [.none, .waiting, .granted, .none])
  }

  @Test("asks what to do at ☆, and so while the star is switching", arguments: [false, true])
  func unstarred(isSwitching: Bool) throws {
    if isSwitching { star.toggle() }
    button.sendActions(for: .touchUpInside)
    let alert = try #require(navigator.alerts.first)
    #expect(navigator.alerts.count == 1)
    #expect(alert.message == "Only a starred item can be opened.")
    #expect(alert.actions.map(\.title) == ["Star and open", "OK"])
    #expect(navigation.request == .none)
    #expect(view.openings == 0)
  }

  @Test("shows no screen itself, since that is for a view to do")
  func pushesNothing() throws {
    star.star()
    try clock.advance(by: 1_000)
    button.sendActions(for: .touchUpInside)
    #expect(navigator.pushed.isEmpty)
  }

  @Test("is not kept alive by the button, nor by the question that it asks")
  func release() {
    var local: NavigationRequestController? = NavigationRequestController(
      button, of: navigation, star: star, view: view, navigator: navigator)
    weak let released = local
    button.sendActions(for: .touchUpInside)
    withExtendedLifetime(local) {}
    local = nil
    #expect(released == nil)
    #expect(!navigator.alerts.isEmpty)
  }
}

/// An observer that keeps each state of the request of which it was notified.
private final class RequestObserver {
  private(set) var requests: [NavigationRequest] = []
  private var observation: ObservationToken?

  init(_ navigation: NavigationModel) {
    observation = navigation.observe { [weak self] request in self?.requests.append(request) }
  }
}
