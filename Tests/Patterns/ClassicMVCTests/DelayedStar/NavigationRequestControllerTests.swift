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
  private let controller: NavigationRequestController

  init() {
    star = StarModel(clock: clock)
    navigation = NavigationModel(star: star)
    controller = NavigationRequestController(
      button, of: navigation, star: star, navigator: navigator)
  }

  @Test("requests to open a starred item, without a question")
  func starred() throws {
    star.star()
    try clock.advance(by: 1_000)
    let heard = Heard(navigation)
    button.sendActions(for: .touchUpInside)
    #expect(heard.requests == [.none, .waiting, .granted, .none])
    #expect(navigator.presented.isEmpty)
  }

  @Test("asks what to do at ☆, and so while the star is switching", arguments: [false, true])
  func unstarred(isSwitching: Bool) throws {
    if isSwitching { star.toggle() }
    button.sendActions(for: .touchUpInside)
    let alert = try #require(navigator.presented.first)
    #expect(navigator.presented.count == 1)
    #expect(alert.message == "Only a starred item can be opened.")
    #expect(alert.actions.map(\.title) == ["Star and open", "OK"])
    #expect(navigation.request == .none)
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
      button, of: navigation, star: star, navigator: navigator)
    weak let released = local
    button.sendActions(for: .touchUpInside)
    withExtendedLifetime(local) {}
    local = nil
    #expect(released == nil)
    #expect(!navigator.presented.isEmpty)
  }
}

/// An observer that keeps each state of the request of which it was notified.
private final class Heard {
  private(set) var requests: [NavigationRequest] = []
  private var observation: ObservationToken?

  init(_ navigation: NavigationModel) {
    observation = navigation.observe { [weak self] request in self?.requests.append(request) }
  }
}
