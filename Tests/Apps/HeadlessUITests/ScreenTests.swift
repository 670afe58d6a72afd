import HeadlessUI
import Testing
import Trace
import TraceTesting

@Suite("The screen")
struct ScreenTests {
  @Test("is what this library declares, and no view of another module")
  func modules() throws {
    let log = recording { recorder in
      let parts: [any Traceable] = [
        NavigationController(), TabBarController(), TracedScreen(), Participant(),
      ]
      withExtendedLifetime(parts) { recorder.endStep() }
    }
    let sides = Dictionary(
      log.participants.map { ($0.type, $0.side) }, uniquingKeysWith: { first, _ in first })
    #expect(sides["NavigationController"] == .screen)
    #expect(sides["TabBarController"] == .screen)
    #expect(sides["TracedScreen"] == .role(.view))
    #expect(sides["Participant"]?.role != nil)
  }

  @Test("is before all roles, and no role")
  func order() {
    #expect(Side.all == Side.all.reversed().sorted())
    #expect(Side.all.first == .screen)
    #expect(Side.screen.role == nil)
    #expect(Side.all.compactMap(\.role) == Role.standard)
  }
}
