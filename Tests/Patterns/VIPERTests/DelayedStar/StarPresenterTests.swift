import HeadlessUI
import Samples
import Testing
import Trace

@testable import VIPER

@Suite("The presenters of the delayed star")
struct StarPresenterTests {
  private let view = StarViewSpy()
  private let interactor = StarInteractorSpy()
  private let router = StarRouterSpy()
  private let presenter: StarPresenter

  init() {
    presenter = StarPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test("have the interactor begin, toggle, and keep the wish to open the item")
  func handingOn() {
    presenter.viewIsReady()
    presenter.didTapStar()
    presenter.didChooseStarAndOpen()
    #expect(interactor.received == ["start", "toggle", "star and request"])
  }

  @Test("show a star grey and disabled while it is switching, then red and enabled")
  func showing() {
    presenter.starChanged(to: .switching(to: .set))
    presenter.starChanged(to: .settled(.set))
    #expect(
      view.received == [.star("★", .gray, isEnabled: false), .star("★", .red, isEnabled: true)])
  }

  @Test("have the item opened at a settled ★, and the question asked otherwise")
  func navigating() {
    presenter.didTapNavigate()
    #expect(view.received == [.question])
    #expect(router.opened == 0)
    interactor.answersStarred = true
    presenter.didTapNavigate()
    #expect(router.opened == 1)
  }

  @Test("have the item opened when that is granted")
  func granting() {
    presenter.navigationGranted()
    #expect(router.opened == 1)
    #expect(view.received.isEmpty)
  }

  @Test("do on the second screen what they do on the first")
  func detail() throws {
    let clock = VirtualClock()
    let star = StarModel(clock: clock)
    let view = DetailViewSpy()
    let interactor = DetailInteractor(star: star)
    let presenter = DetailPresenter(interactor: interactor)
    interactor.output = presenter
    presenter.view = view
    presenter.viewIsReady()
    presenter.didTapStar()
    try clock.advance(by: 1_000)
    #expect(
      view.received == [
        .star("☆", .red, isEnabled: true), .star("★", .gray, isEnabled: false),
        .star("★", .red, isEnabled: true),
      ])
  }
}
