import HeadlessUI
import Samples
import Testing

@testable import StorePattern

@Suite("A star's appearance")
struct StarAppearanceTests {
  @Test("is the star as it is or becomes: red and enabled once settled, grey and disabled before")
  func table() throws {
    let switching = try #require(StarState.initial.toggled())
    #expect(look(StarState.initial) == "☆ red enabled")
    #expect(look(switching) == "★ gray disabled")
    #expect(look(switching.settled()) == "★ red enabled")
  }

  private func look(_ state: StarState) -> String {
    let appearance = StarAppearance(state)
    return "\(appearance.title) \(appearance.color) \(appearance.isEnabled ? "en" : "dis")abled"
  }
}
