import Samples
import Testing
import Trace

@testable import SupervisingMVP

@Suite("The first screen's presenter")
struct StarPresenterTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let navigation: NavigationModel
  private let view = StarViewSpy()
  private let presenter: StarPresenter

  init() {
    star = StarModel(clock: clock)
    navigation = NavigationModel(star: star)
    presenter = StarPresenter(star: star, navigation: navigation)
    presenter.view = view
  }

  @Test("toggles the star, and leaves it to the view to show that")
  func toggle() throws {
    presenter.didTapStar()
    #expect(star.state == .switching(to: .set))
    try clock.advance(by: 1_000)
    #expect(view.decisions == [])
  }

  @Test("opens the item at a settled ★")
  func navigateWhenStarred() throws {
    star.star()
    try clock.advance(by: 1_000)
    presenter.didTapNavigate()
    #expect(view.decisions == [.detail])
  }

  @Test("asks what to do at ☆, and so while the star is switching", arguments: [false, true])
  func navigateWhenNotStarred(isSwitching: Bool) {
    if isSwitching { star.toggle() }
    presenter.didTapNavigate()
    #expect(view.decisions == [.alert])
  }

  @Test("makes a request before it sets the star, so that the request hears it settle")
  func starAndOpen() throws {
    var requests: [NavigationRequest] = []
    let observation = navigation.observe { requests.append($0) }
    presenter.didChooseStarAndOpen()
    try withExtendedLifetime(observation) { try clock.advance(by: 1_000) }
    #expect(requests == [.none, .waiting, .granted, .none])
  }

  @Test("opens the item on a grant, and on no other request")
  func granted() {
    presenter.navigationRequestDidChange(to: .none)
    presenter.navigationRequestDidChange(to: .waiting)
    #expect(view.decisions == [])
    presenter.navigationRequestDidChange(to: .granted)
    #expect(view.decisions == [.detail])
  }

  @Test("drops a grant when the view is not on top")
  func notOnTop() {
    view.isTopmost = false
    presenter.navigationRequestDidChange(to: .granted)
    #expect(view.decisions == [])
  }

  @Test("does not keep its view alive")
  func weakView() {
    var local: StarViewSpy? = StarViewSpy()
    weak let released = local
    presenter.view = local
    withExtendedLifetime(local) {}
    local = nil
    #expect(released == nil)
    presenter.didTapNavigate()
  }
}

@Suite("The second screen's presenter")
struct DetailPresenterTests {
  @Test("toggles the star")
  func toggle() {
    let star = StarModel(clock: VirtualClock())
    DetailPresenter(star: star).didTapStar()
    #expect(star.state == .switching(to: .set))
  }
}
