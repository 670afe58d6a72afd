import Comparison
import Diagnostics
import Identifiers
import Metrics
import Scenarios
import Trace

/// The faults that the recordings of one implementation show by themselves.
struct JudgedRecordings: Sendable {
  /// The violations of the rules that every recording keeps, of each recording.
  var invariants: [[Diagnostic]] = []
  /// The messages that the contract does not allow, of each recording.
  var breaches: [[Diagnostic]] = []
  /// The participants that outlive the app, or a screen.
  var leaks: [Diagnostic] = []

  /// Recordings in which nothing is wrong.
  init() {}

  /// Judges recordings.
  ///
  /// - Parameters:
  ///   - recordings: What an implementation did.
  ///   - contract: What its pattern allows.
  ///   - files: The files of scenarios.
  ///   - libraries: The sources that declare the types of what was played.
  init(
    _ recordings: [Recording], contract: Contract?, files: [ScenarioID: String],
    libraries: [SourceLibrary]
  ) {
    invariants = recordings.map { recording in
      recording.log.brokenInvariants(
        in: "\(recording.pattern) in \(recording.sample)/\(recording.scenario)",
        of: files[recording.scenarioID])
    }
    breaches = recordings.map { contract?.breaches(in: $0.log).map(\.diagnostic) ?? [] }
    leaks = LeakVerification(recordings: recordings, libraries: libraries).diagnostics
  }

  /// Says whether nothing is wrong in them.
  var isEmpty: Bool { (invariants + breaches + [leaks]).allSatisfy(\.isEmpty) }
}
