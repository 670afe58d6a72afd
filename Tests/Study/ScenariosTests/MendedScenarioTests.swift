import Diagnostics
import Documents
import Samples
import Scenarios
import Testing

@Suite("What is suggested for a scenario") struct MendedScenarioTests {
  private static func diagnostics(_ text: String) -> [Diagnostic] {
    do throws(DiagnosticError) {
      _ = try Scenario.read(
        try Document(path: "a.md", text: text).fields,
        samples: [
          SampleDescription(TallyCounterSetup.self), SampleDescription(BulletinSetup.self),
        ])
      return []
    } catch {
      return error.diagnostics
    }
  }

  @Test(
    "mends it, where the replacement is known",
    arguments: [
      (.unknownKey, "sumary: S\n", "steps: [back]"),
      (.unknownWord, "", "sample: tally-conter\nsteps: [back]"),
      (.unknownWord, "", "sample: 'tally-conter'\nsteps: [back]"),
      (.unknownKey, "setup: {dgits: 3}\n", "steps: [back]"),
      (.unknownStep, "", "steps:\n  - tapp: up"),
      (.unknownStep, "", "steps: [bakc]"),
      (.unknownWidget, "", "steps:\n  - tap: upp"),
      (.unknownWidget, "", "steps:\n  - tap: \"upp\""),
      (.unknownKey, "", "steps:\n  - tap: up\n    tims: 2"),
      (.unknownWidget, "", "steps:\n  - expect: {digt.0: \"1\"}"),
      (.unknownScreen, "", "steps:\n  - expect: {screen: countr}"),
      (.wrongType, "", "steps:\n  - wait: 2"),
      (.wrongType, "", "steps:\n  - wait: 500ms"),
      (.needlessValue, "", "steps:\n  - back: 2"),
      (.needlessValue, "", "steps:\n  - leave: \"now, at once\""),
      (.wrongType, "", "sample: bulletin\nserver: manul\nsteps: [back]"),
      (.wrongType, "", "sample: bulletin\nserver: 300ms\nsteps: [back]"),
      (.unknownEvent, "", "sample: bulletin\nsteps:\n  - push: onlin"),
      (.wrongType, "", "sample: bulletin\nsteps:\n  - {fail: nxt, error: token}"),
      (.unknownWord, "", "sample: bulletin\nsteps:\n  - {fail: 1, error: tken}"),
    ] as [(DiagnosticID, String, String)])
  func mended(_ id: DiagnosticID, _ head: String, _ rest: String) throws {
    let sample = rest.contains("sample:") ? "" : "sample: tally-counter\n"
    let summary = head.contains("sumary") ? "" : "summary: S\n"
    let text = "---\ntitle: T\n\(sample)\(summary)\(head)\(rest)\n---\n"
    let diagnostic = try #require(
      Self.diagnostics(text).first { $0.id == id }, "\(Self.diagnostics(text))")
    let replacement = try #require(diagnostic.replacement, "\(diagnostic)")
    let mended = try #require(replacement.applied(to: text))
    #expect(Self.diagnostics(mended).map(\.description) == [], "\(mended)")
    let suggestion = try #require(diagnostic.suggestion)
    #expect(suggestion.contains(replacement.text), "\(suggestion)")
  }

  @Test(
    "is no replacement where the text may be written in another way",
    arguments: [
      "steps:\n  - tap: \"\\u0075pp\"", "steps:\n  - {back: 2}",
      "steps:\n  - back: 2\n    times: 2",
      "steps:\n  - tap: >\n      upp",
    ])
  func unknown(_ steps: String) {
    let text = "---\ntitle: T\nsample: tally-counter\nsummary: S\n\(steps)\n---\n"
    let found = Self.diagnostics(text)
    #expect(found.count == 1 && found.allSatisfy { $0.replacement == nil }, "\(found)")
  }
}
