import HeadlessUI
import Samples
import Testing
import Trace

@testable import ClassicMVC

@Suite("The star's controller")
struct StarControllerTests {
  private let star = StarModel(clock: VirtualClock())
  private let button = Button()

  @Test("toggles the star at a tap, and does not touch the button")
  func toggle() {
    let controller = StarController(button, of: star)
    button.sendActions(for: .touchUpInside)
    withExtendedLifetime(controller) {}
    #expect(star.state == .switching(to: .set))
    #expect(button.currentTitle == nil)
    #expect(button.isEnabled)
  }

  @Test("is not kept alive by the button, which then does nothing")
  func release() {
    var local: StarController? = StarController(button, of: star)
    weak let released = local
    withExtendedLifetime(local) {}
    local = nil
    button.sendActions(for: .touchUpInside)
    #expect(released == nil)
    #expect(star.state == .initial)
  }
}
