import Diagnostics
import Documents
import Samples
import Scenarios

extension Scenario {
  /// A scenario of the fake sample with some steps, each written on lines of their own.
  static func fake(_ steps: String, extra: String = "") throws -> Scenario {
    let lines = steps.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    return try .read("---\ntitle: T\nsample: fake\nsummary: S\n\(extra)steps:\n\(lines)\n---\n")
  }

  /// A scenario from the text of a file `a.md`.
  static func read(_ text: String) throws(DiagnosticError) -> Scenario {
    try read(
      try Document(path: "a.md", text: text).fields,
      samples: [
        SampleDescription(FakeSetup.self), SampleDescription(TallyCounterSetup.self),
        SampleDescription(DelayedStarSetup.self), SampleDescription(BulletinSetup.self),
      ])
  }
}
