import HeadlessUI
import Samples
import Testing
import Trace

@testable import PassiveMVP

@Suite("The second screen's presenter")
struct DetailPresenterTests {
  private let clock = VirtualClock()
  private let view = DetailViewSpy()

  @Test("shows the star as it is, and each of its changes")
  func shows() throws {
    let star = StarModel(clock: clock)
    star.star()
    try clock.advance(by: 1_000)
    let presenter = DetailPresenter(star: star)
    presenter.view = view
    presenter.viewDidLoad()
    presenter.didTapStar()
    try clock.advance(by: 1_000)
    #expect(
      view.received == [
        .star("★", .red, isEnabled: true), .star("☆", .gray, isEnabled: false),
        .star("☆", .red, isEnabled: true),
      ])
  }

  @Test("is in step with what another screen does to the star")
  func inStep() {
    let star = StarModel(clock: clock)
    let presenter = DetailPresenter(star: star)
    presenter.view = view
    presenter.viewDidLoad()
    star.toggle()
    #expect(view.received.last == .star("★", .gray, isEnabled: false))
  }

  @Test("shows nothing more once it is released while the star is switching")
  func release() throws {
    let star = StarModel(clock: clock)
    var presenter: DetailPresenter? = DetailPresenter(star: star)
    presenter?.view = view
    presenter?.viewDidLoad()
    presenter?.didTapStar()
    let received = view.received
    presenter = nil
    try clock.advance(by: 1_000)
    #expect(view.received == received)
    #expect(star.state == .settled(.set))
  }
}
