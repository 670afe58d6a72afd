import HeadlessUI
import Samples
import Testing
import Trace

@testable import SupervisingMVP

@Suite("The second screen's view")
struct DetailViewControllerTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let presenter = DetailPresenterSpy()
  private let view: DetailViewController

  init() {
    star = StarModel(clock: clock)
    view = DetailViewController(presenter: presenter, star: star)
  }

  @Test("is in step with what another screen does to the star")
  func inStep() throws {
    let button = try #require(view.view as? DetailScreen).star
    #expect(Look(button) == Look(title: "☆", color: .red, isEnabled: true))
    star.toggle()
    #expect(Look(button) == Look(title: "★", color: .gray, isEnabled: false))
  }

  @Test("reports a tap, and leaves the star alone")
  func tap() throws {
    try #require(view.view as? DetailScreen).star.sendActions(for: .touchUpInside)
    #expect(presenter.taps == 1)
    #expect(star.state == .settled(.unset))
  }

  @Test("paints nothing more once it is released while the star is switching")
  func release() throws {
    var local: DetailViewController? = DetailViewController(presenter: presenter, star: star)
    let screen = try #require(local?.view as? DetailScreen)
    star.toggle()
    local = nil
    try clock.advance(by: 1_000)
    #expect(Look(screen.star) == Look(title: "★", color: .gray, isEnabled: false))
  }
}
