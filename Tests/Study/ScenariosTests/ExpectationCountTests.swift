import Diagnostics
import Scenarios
import Testing

@Suite("How many things a scenario expects")
struct ExpectationCountTests {
  private static let steps = """
    - expect: {screen: first, requests: 0}
    - type: vio
      into: search
    - expect:
        echo: {text: "", alpha: 1, color: label}
        titles: [First]
    """

  @Test("is what its steps say, each property of a widget apart")
  func count() throws {
    let scenario = try Scenario.fake(Self.steps.replacing(", requests: 0", with: ""))
    #expect(scenario.expectationCount == 5)
    #expect(scenario.declaredExpectations == nil)
    #expect(try Scenario.fake("- tap: later").expectationCount == 0)
  }

  @Test(
    "is a fault if the front matter says another number",
    arguments: [
      (4, "write 'expectations: 5'"), (6, "restore what is missing, or write 'expectations: 5'"),
    ])
  func differs(_ declared: Int, _ advice: String) throws {
    let steps = Self.steps.replacing(", requests: 0", with: "")
    let error = #expect(throws: DiagnosticError.self) {
      try Scenario.fake(steps, extra: "expectations: \(declared)\n")
    }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(error?.diagnostics.map(\.id) == [.expectationCount])
    #expect(
      diagnostic.message == "the scenario has 5 expectations, but declares \(declared)")
    #expect(diagnostic.location?.line == 5)
    #expect(diagnostic.suggestion?.hasPrefix(advice) == true)
  }

  @Test("may be said, and is no second fault of a scenario that cannot be read")
  func declared() throws {
    let steps = Self.steps.replacing(", requests: 0", with: "")
    #expect(try Scenario.fake(steps, extra: "expectations: 5\n").declaredExpectations == 5)
    let error = #expect(throws: DiagnosticError.self) {
      try Scenario.fake("- tap: latr", extra: "expectations: 5\n")
    }
    #expect(error?.diagnostics.map(\.id) == [.unknownWidget])
  }
}
