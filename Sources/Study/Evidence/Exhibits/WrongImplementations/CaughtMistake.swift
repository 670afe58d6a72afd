import Diagnostics
import Exhibits
import Identifiers
import Metrics
import Samples
import Scenarios
package import Trace

/// The checks' result for a wrong implementation, as the program prints it.
package struct CaughtMistake: Sendable {
  /// The diagnostics, as a terminal shows them; empty where a number alone tells.
  package let text: String
  /// The objects that outlive the app or its screen, in sentences.
  package let survivors: [String]
  /// The strong holds among them.
  package let holds: [HeldReference]

  /// Has a performance judged as every other one is.
  ///
  /// - Parameters:
  ///   - played: What the wrong implementation did.
  ///   - right: What the right one did.
  ///   - source: The text of the scenario's file.
  ///   - libraries: The sources of the wrong implementations, and of what these inherit from.
  init(
    _ played: PlayedWrongImplementation, right: Recording, source: String,
    libraries: [SourceLibrary]
  ) {
    let recording = played.judged.renamed(PatternID(played.chosen.mistake.id))
    let leaks = LeakVerification(recordings: [recording], libraries: libraries)
    let found: [Diagnostic] =
      switch played.chosen.check {
      case .expectation, .refusal:
        recording.failures.map { $0.diagnostic(pattern: recording.pattern) }
      case .frame:
        [Disagreement.first(among: [right, recording])?.diagnostic(in: played.chosen.scenario)]
          .compactMap(\.self)
      case .leak, .survival:
        recording.failuresOfSteps.map { $0.diagnostic(pattern: recording.pattern) }
          + leaks.diagnostics
      case .redundancy: []
      }
    text = TextRenderer { $0 == played.chosen.scenario.file ? source : nil }.render(found)
    survivors =
      recording.leak?.participants
      ?? recording.log.violations().filter { $0.invariant == LeakVerification.invariant }
      .map(\.sentence)
    holds = recording.leak?.holds.filter { !leaks.isWeak($0) } ?? []
  }
}

extension Recording {
  /// The same under another name, so that messages say whose it is.
  fileprivate func renamed(_ name: PatternID) -> Recording {
    Recording(
      scenario: scenario, sample: sample, pattern: name, log: log, frames: frames,
      verdicts: verdicts, failures: failures, leak: leak)
  }
}
