import Diagnostics
import Scenarios
import Testing

@Suite("Faults of scenarios about a server") struct ServerReadingTests {
  private func diagnostics(_ read: () throws(DiagnosticError) -> Scenario) -> [String] {
    do throws(DiagnosticError) {
      _ = try read()
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        diagnostic.description + (diagnostic.suggestion.map { " | \($0)" } ?? "")
      }
    }
  }

  @Test("In a sample without a server each word that needs one is reported where it stands")
  func noServer() {
    let steps = """
      - respond: 1
      - {fail: nxt, error: offlin}
      - push: online
      - expect: {requests: 1, pending: 0, echo: a}
      """
    let found = diagnostics { () throws(DiagnosticError) in
      try Scenario.read(
        "---\ntitle: T\nsample: fake\nsummary: S\nserver: sometimes\nsteps:\n"
          + steps.split(separator: "\n").map { "  \($0)\n" }.joined() + "---\n")
    }
    #expect(
      found == [
        "a.md:5:9: error: 'server' needs a server, but 'fake' has none [no-server] | remove it",
        "a.md:7:5: error: the step 'respond' needs a server, but 'fake' has none [no-server] | remove it",
        "a.md:8:6: error: the step 'fail' needs a server, but 'fake' has none [no-server] | remove it",
        "a.md:9:5: error: the step 'push' needs a server, but 'fake' has none [no-server] | remove it",
        "a.md:10:14: error: 'requests' needs a server, but 'fake' has none [no-server] | remove it",
        "a.md:10:27: error: 'pending' needs a server, but 'fake' has none [no-server] | remove it",
      ])
  }

  @Test("Nothing is said of a server where the sample is not known")
  func unknownSample() {
    let found = diagnostics { () throws(DiagnosticError) in
      try Scenario.read(
        "---\ntitle: T\nsample: fakee\nsummary: S\nserver: manual\nsteps:\n"
          + "  - push: online\n  - expect: {pending: 0}\n---\n")
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("a.md:3:9:") == true)
  }

  @Test("A misspelt event is reported with what was probably meant")
  func event() {
    let found = diagnostics { () throws(DiagnosticError) in
      try Scenario.bulletin("- push: onlin\n- push: online")
    }
    #expect(
      found == [
        "a.md:6:11: error: the server sends no event 'onlin' [unknown-event] | did you mean 'online'?"
      ])
  }
}
