import Comparison
import Diagnostics
import Documents
import Identifiers
import Testing

@testable import Evidence

@Suite("The headers of texts")
struct HeaderTests {
  private static let pattern =
    "---\ntitle: Made up\nmodule: MadeUp\nroles: {model: a, view: b, presenter: c}\n"

  private func header<Header>(
    _ text: String, _ read: (Fields) throws(DiagnosticError) -> Header
  ) throws(DiagnosticError) -> Header {
    try Document(path: "a.md", text: text).fields.decode(read)
  }

  @Test("name keys of a contract that they do not know")
  func unknownKey() throws {
    let error = #expect(throws: DiagnosticError.self) {
      try header(Self.pattern + "direction: []\ndirections: []\n---\n", PatternHeader.init)
    }
    #expect(error?.diagnostics.map(\.description).first?.hasPrefix("a.md:5:1") == true)
  }

  @Test("have the contract of a pattern, and what else its text says")
  func ofPattern() throws {
    let read = try header(
      Self.pattern + "directions: [view -> presenter]\nrecipe: [First.]\n---\n", PatternHeader.init)
    #expect(read.contract.id == "a")
    #expect(read.contract.directions.map(\.description) == ["view → presenter"])
    #expect(read.notWhen == "–")
    #expect(read.recipe == ["First."])
  }

  @Test("know the place of what they name")
  func places() throws {
    let read = try header(
      """
      ---
      steps: [tally-counter/one-tap#1]
      corrections:
        - {sample: tally-counter, pattern: mvvm, row: formats, methods: [A.b()], why: Since.}
      ---
      """, PairHeader.init)
    #expect(read.steps.map { "\($0.text) \($0.location)" } == ["tally-counter/one-tap#1 a.md:2:9"])
    #expect(read.step(of: "tally-counter")?.step == 1)
    let correction = try #require(read.corrections.first)
    #expect(correction.responsibility == .formats)
    #expect("\(correction.location)" == "a.md:4:5")
    #expect(correction.methods.map { "\($0.text) \($0.location)" } == ["A.b() a.md:4:68"])
  }
}
