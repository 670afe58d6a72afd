import HeadlessUI
import Samples
import Testing
import Trace

@testable import PassiveMVP

@Suite("The first screen's presenter")
struct StarPresenterTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let view = StarViewSpy()
  private let presenter: StarPresenter

  init() {
    star = StarModel(clock: clock)
    presenter = StarPresenter(star: star, navigation: NavigationModel(star: star))
    presenter.view = view
    presenter.viewDidLoad()
  }

  @Test("shows the star as it is when the view has loaded")
  func load() {
    #expect(view.received == [.star("☆", .red, isEnabled: true)])
  }

  @Test("shows a change grey and disabled while it is under way, then red and enabled")
  func toggle() throws {
    view.clear()
    presenter.didTapStar()
    #expect(view.received == [.star("★", .gray, isEnabled: false)])
    try clock.advance(by: 1_000)
    #expect(view.received.last == .star("★", .red, isEnabled: true))
  }

  @Test("opens the item at a settled ★")
  func navigateWhenStarred() throws {
    try settleAtSet()
    presenter.didTapNavigate()
    #expect(view.received == [.detail])
  }

  @Test("asks what to do at ☆, and so while the star is switching")
  func navigateWhenNotStarred() {
    view.clear()
    presenter.didTapNavigate()
    #expect(view.received == [.alert])
    star.toggle()
    presenter.didTapNavigate()
    #expect(view.received.last == .alert)
  }

  @Test("opens the item when the star that was asked for has settled, not before")
  func starAndOpen() throws {
    presenter.didChooseStarAndOpen()
    try clock.advance(by: 999)
    #expect(!view.received.contains(.detail))
    try clock.advance(by: 1)
    #expect(view.received.filter { $0 == .detail }.count == 1)
  }

  @Test("opens nothing when the view is not on top at that moment")
  func notOnTop() throws {
    presenter.didChooseStarAndOpen()
    view.isTopmost = false
    try clock.advance(by: 1_000)
    #expect(!view.received.contains(.detail))
  }

  @Test("opens nothing unasked: a request that died with a ☆ is gone")
  func deadRequest() throws {
    try settleAtSet()
    presenter.didTapStar()
    presenter.didChooseStarAndOpen()
    try clock.advance(by: 1_000)
    presenter.didTapStar()
    try clock.advance(by: 1_000)
    #expect(!view.received.contains(.detail))
  }

  @Test("does not keep its view alive")
  func weakView() {
    var local: StarViewSpy? = StarViewSpy()
    weak let released = local
    presenter.view = local
    withExtendedLifetime(local) {}
    local = nil
    #expect(released == nil)
  }

  @Test("is not kept alive by what it observes, not even while the star is switching")
  func release() {
    var local: StarPresenter? = StarPresenter(
      star: star, navigation: NavigationModel(star: star))
    weak let released = local
    local?.viewDidLoad()
    local?.didChooseStarAndOpen()
    local = nil
    #expect(released == nil)
  }

  private func settleAtSet() throws {
    star.star()
    try clock.advance(by: 1_000)
    view.clear()
  }
}
