import HeadlessUI
import Samples
import Testing
import Trace

@testable import ClassicMVC

@Suite("A view of the star")
struct StarViewTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let button = Button()

  init() {
    star = StarModel(clock: clock)
  }

  @Test("shows a change grey and disabled while it is under way, then red and enabled")
  func follows() throws {
    let view = StarView(button, of: star)
    #expect(Look(button) == Look(title: "☆", color: .red, isEnabled: true))
    star.toggle()
    #expect(Look(button) == Look(title: "★", color: .gray, isEnabled: false))
    try clock.advance(by: 1_000)
    withExtendedLifetime(view) {}
    #expect(Look(button) == Look(title: "★", color: .red, isEnabled: true))
  }

  @Test("is in step with every other view of the same star")
  func inStep() throws {
    let other = Button()
    let views = [StarView(button, of: star), StarView(other, of: star)]
    star.star()
    #expect(Look(button) == Look(title: "★", color: .gray, isEnabled: false))
    #expect(Look(other) == Look(button))
    try clock.advance(by: 1_000)
    withExtendedLifetime(views) {}
    #expect(Look(button) == Look(title: "★", color: .red, isEnabled: true))
    #expect(Look(other) == Look(button))
  }

  @Test("paints nothing more once it is released while the star is switching")
  func release() throws {
    var local: StarView? = StarView(button, of: star)
    weak let released = local
    star.toggle()
    withExtendedLifetime(local) {}
    local = nil
    try clock.advance(by: 1_000)
    #expect(released == nil)
    #expect(Look(button) == Look(title: "★", color: .gray, isEnabled: false))
  }
}
