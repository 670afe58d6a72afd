import Testing
import Trace

@testable import Evidence

@Suite("A tally of roles")
struct RoleTallyTests {
  @Test(
    "names who does at least a tenth, most often first",
    arguments: [
      ([(Role.view, 9), (.presenter, 1)], [Role.view, .presenter]),
      ([(Role.view, 10), (.presenter, 1)], [.view]),
      ([(Role.model, 5), (.view, 5)], [.view, .model]),
      ([(Role, Int)](), []),
    ])
  func leaders(_ counted: [(Role, Int)], _ expected: [Role]) {
    var tally = RoleTally()
    for (role, count) in counted { tally.add(role, count) }
    #expect(tally.leaders == expected)
  }
}
