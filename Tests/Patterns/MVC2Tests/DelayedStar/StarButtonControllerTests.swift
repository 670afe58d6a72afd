import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVC2

@Suite("The controller of a star's button")
struct StarButtonControllerTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let button = Button(identifier: "star")
  private let controller: StarButtonController

  init() {
    star = StarModel(clock: clock)
    controller = StarButtonController(star: star, button: button)
  }

  @Test("shows the star as it is when it is put between the two")
  func begin() {
    #expect(Look(button) == Look(title: "☆", color: .red, isEnabled: true))
  }

  @Test("passes a tap to the star, and shows the change grey and disabled until it has settled")
  func toggle() throws {
    button.sendActions(for: .touchUpInside)
    #expect(Look(button) == Look(title: "★", color: .gray, isEnabled: false))
    try clock.advance(by: 1_000)
    #expect(Look(button) == Look(title: "★", color: .red, isEnabled: true))
  }

  @Test("keeps two buttons in step, one on each screen")
  func twoButtons() throws {
    let second = Button(identifier: "star")
    let other = StarButtonController(star: star, button: second)
    try withExtendedLifetime(other) {
      second.sendActions(for: .touchUpInside)
      #expect(Look(button) == Look(second))
      try clock.advance(by: 1_000)
      #expect(Look(button) == Look(title: "★", color: .red, isEnabled: true))
      #expect(Look(button) == Look(second))
    }
  }

  @Test("is not kept alive while the star is switching, and then paints nothing more")
  func release() throws {
    let button = Button(identifier: "star")
    var local: StarButtonController? = StarButtonController(star: star, button: button)
    weak let released = local
    star.toggle()
    local = nil
    #expect(released == nil)
    try clock.advance(by: 1_000)
    #expect(Look(button) == Look(title: "★", color: .gray, isEnabled: false))
    #expect(star.state == .settled(.set))
  }
}
