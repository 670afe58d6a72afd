import Comparison
import Diagnostics
import Trace

extension EventLog {
  /// What every recording keeps and this one breaks, but for leaks, which are reported for all at
  /// once.
  ///
  /// - Parameters:
  ///   - recording: What the recording is called in messages.
  ///   - file: The scenario's file: the place of what has none in the sources.
  /// - Returns: One fault for each place at which an invariant does not hold.
  func brokenInvariants(in recording: String, of file: String?) -> [Diagnostic] {
    violations().filter { $0.invariant != LeakVerification.invariant }.map { violation in
      let first = violation.events.first.flatMap { event($0) }
      return Diagnostic(
        .brokenInvariant,
        at: (first?.place ?? first?.caller).map { SourceLocation($0) }
          ?? file.map { SourceLocation(file: $0) },
        "\(recording): \(violation.sentence)",
        explanation: Invariant.all.first { $0.id == violation.invariant }?.statement)
    }
  }
}
