import HeadlessUI
import Samples
import Testing
import Trace

@testable import CocoaMVC

@Suite("The second screen's view controller")
struct DetailViewControllerTests {
  private let clock = VirtualClock()

  @Test("shows the star as it is, and each of its changes")
  func shows() throws {
    let star = StarModel(clock: clock)
    star.star()
    try clock.advance(by: 1_000)
    let controller = DetailViewController(star: star)
    let button = try #require(controller.view as? DetailScreen).star
    #expect(Look(button) == Look(title: "★", color: .red, isEnabled: true))
    button.sendActions(for: .touchUpInside)
    #expect(Look(button) == Look(title: "☆", color: .gray, isEnabled: false))
    try clock.advance(by: 1_000)
    #expect(Look(button) == Look(title: "☆", color: .red, isEnabled: true))
  }

  @Test("is in step with what another screen does to the star")
  func inStep() throws {
    let star = StarModel(clock: clock)
    let controller = DetailViewController(star: star)
    let button = try #require(controller.view as? DetailScreen).star
    star.toggle()
    #expect(Look(button) == Look(title: "★", color: .gray, isEnabled: false))
  }

  @Test("paints nothing more once it is released while the star is switching")
  func release() throws {
    let star = StarModel(clock: clock)
    var controller: DetailViewController? = DetailViewController(star: star)
    let screen = try #require(controller?.view as? DetailScreen)
    star.toggle()
    controller = nil
    try clock.advance(by: 1_000)
    #expect(Look(screen.star) == Look(title: "★", color: .gray, isEnabled: false))
    #expect(star.state == .settled(.set))
  }
}
