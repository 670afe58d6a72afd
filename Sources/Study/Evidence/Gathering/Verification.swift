import Comparison
import Diagnostics
import Documents
import Identifiers
import Metrics
import Parallel
import Scenarios
import Trace

/// The verification of recordings and sources before they are published.
struct Verification {
  let input: StudyInput
  let sources: ExaminedSources
  let recordings: [Recording]

  /// Everything that does not hold.
  var faults: [Diagnostic] {
    let written = SourceVerification(
      contracts: input.contracts, implementations: input.implementations,
      library: sources.library)
    let leaks = LeakVerification(recordings: recordings, libraries: [sources.library])
    var known: Set<Diagnostic> = []
    return
      (performances + agreement + invariants + leaks.faults + contracts(written.facts)
      + written.faults)
      .filter { known.insert($0).inserted }
  }

  /// Every step was done, every expectation met.
  ///
  /// What several patterns fail at alike is one fault. Leaks are reported once for each
  /// implementation, besides.
  private var performances: [Diagnostic] {
    let performed = Dictionary(grouping: recordings, by: \.scenarioID)
    return input.scenarios.flatMap { scenario -> [Diagnostic] in
      let played = performed[scenario.id] ?? []
      return Failure.diagnostics(of: played, among: played.count) { $0.kind != .leak }
    }
  }

  /// All patterns show the same after every step.
  private var agreement: [Diagnostic] {
    let performed = Dictionary(grouping: recordings, by: \.scenarioID)
    return input.scenarios.compactMap { scenario in
      performed[scenario.id]
        .flatMap(Disagreement.first(among:))?
        .diagnostic(in: scenario)
    }
  }

  /// Violations of the rules that every recording keeps.
  private var invariants: [Diagnostic] {
    recordings.concurrentMap { recording in
      recording.log.brokenInvariants(
        in: "\(recording.pattern) in \(recording.sample)/\(recording.scenario)",
        of: file(of: recording))
    }
    .flatMap(\.self)
  }

  /// Messages that the pattern's contract does not allow, and directions that it allows needlessly
  /// or with fewer marks than all code keeps.
  private func contracts(_ facts: [Contract.ID: [SourceFacts]]) -> [Diagnostic] {
    let contracts = Dictionary(
      input.contracts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let played = recordings.concurrentMap { recording in
      contracts[recording.pattern]?.breaches(in: recording.log) ?? []
    }
    let needless = input.contracts.concurrentMap { contract in
      contract.needless(in: logs(of: contract.id), facts[contract.id] ?? [])
        + contract.missingMarks(in: facts[contract.id] ?? [])
    }
    return played.flatMap { $0.map(\.diagnostic) } + needless.flatMap(\.self)
  }

  /// The recordings of a pattern; none if one of them ended early, and may lack what the others
  /// need.
  private func logs(of pattern: PatternID) -> [EventLog] {
    let played = recordings.filter { $0.pattern == pattern }
    return played.contains { $0.failure != nil } ? [] : played.map(\.log)
  }

  private func file(of recording: Recording) -> String? {
    input.scenarios
      .first { $0.id == recording.scenarioID }?.file
  }
}

/// On what the verdict about recordings and sources depends: what was performed, on what terms, by
/// which code.
struct JudgedInput: Equatable, Sendable {
  private let scripts: [Scenario]
  private let contracts: [Contract]
  private let files: [SourceFile]

  /// Creates the input that is judged.
  init(_ input: StudyInput, _ sources: ExaminedSources) {
    scripts = input.scenarios.map(\.script)
    contracts = input.contracts
    files = sources.files
  }
}
