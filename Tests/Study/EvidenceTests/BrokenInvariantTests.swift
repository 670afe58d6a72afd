import Diagnostics
import Testing
import Trace

@testable import Evidence

@Suite("A recording that breaks what every recording keeps")
struct BrokenInvariantTests {
  @Test("is a fault at its scenario, which says what is kept")
  func diagnostic() {
    let log = EventLog(
      participants: [], bindings: [],
      events: [Event(id: 1, .input(Input("tap"))), Event(id: 7, .input(Input("tap")))])
    let found = log.brokenInvariants(in: "flux in tally-counter/one-tap", of: "one-tap.md")
    #expect(found.map(\.id) == [.brokenInvariant])
    #expect(found.first?.location == SourceLocation(file: "one-tap.md"))
    #expect(found.first?.message.hasPrefix("flux in tally-counter/one-tap: ") == true)
    #expect(found.first?.explanation == "Calls and returns nest and balance.")
  }
}
