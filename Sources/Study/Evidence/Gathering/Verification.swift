import Comparison
import Diagnostics
import Identifiers
import Metrics
import Samples
import Scenarios
import Sequences
import Trace

/// The verification of recordings and sources before they are published.
struct Verification {
  let input: StudyInput
  let sources: ExaminedSources
  let recordings: [Recording]
  /// The store that caches verdicts between processes.
  var store = ResultStore.nowhere

  /// All diagnostics, without duplicates.
  var diagnostics: [Diagnostic] {
    let written = SourceVerification(
      contracts: input.contracts, implementations: input.implementations,
      modules: sources.modules)
    let judged = judgedRecordings
    // Restores the recordings' order, in which those of one implementation are not adjacent.
    let indices = Dictionary(grouping: recordings.indices) { recordings[$0].implementationID }
    func inOrder(_ part: (JudgedRecordings) -> [[Diagnostic]]) -> [Diagnostic] {
      judged.flatMap { id, judged in zip(indices[id] ?? [], part(judged)) }
        .sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
    var known: Set<Diagnostic> = []
    return
      (performances + agreement + inOrder(\.invariants)
      + judged.sorted { $0.key < $1.key }.flatMap(\.value.leaks) + inOrder(\.breaches)
      + needless(written.facts) + written.diagnostics)
      .filter { known.insert($0).inserted }
  }

  /// The diagnostics of steps that were not done and expectations that were not met.
  ///
  /// A failure shared by several patterns is reported once. Leaks are reported separately, once
  /// for each implementation.
  private var performances: [Diagnostic] {
    let performed = Dictionary(grouping: recordings, by: \.scenarioID)
    return input.scenarios.flatMap { scenario -> [Diagnostic] in
      let played = performed[scenario.id] ?? []
      return Failure.diagnostics(of: played, among: played.count) { $0.kind != .leak }
    }
  }

  /// The diagnostics of steps after which the patterns do not all show the same.
  private var agreement: [Diagnostic] {
    let performed = Dictionary(grouping: recordings, by: \.scenarioID)
    return input.scenarios.compactMap { scenario in
      performed[scenario.id]
        .flatMap(Disagreement.first(among:))?
        .diagnostic(in: scenario)
    }
  }

  /// The diagnostics of each implementation's recordings, considered in isolation.
  private var judgedRecordings: [ImplementationID: JudgedRecordings] {
    let keys = input.keys("judged", in: store)
    let contracts = Dictionary(keepingFirst: input.contracts.map { ($0.id, $0) })
    let files = Dictionary(keepingFirst: input.scenarios.map { ($0.id, $0.file) })
    let groups = Array(Dictionary(grouping: recordings, by: \.implementationID))
    let judged = groups.concurrentMap { id, recordings -> JudgedRecordings in
      let contract = contracts[id.pattern]
      var key = keys[id]
      key?.add(input.contractSources[id.pattern] ?? [])
      // Only a verdict without errors is cached: a diagnostic also depends on other files.
      if let key, store.result(for: key) != nil { return JudgedRecordings() }
      let judged = JudgedRecordings(
        recordings, contract: contract, files: files, libraries: [sources.library])
      if let key, judged.isEmpty { store.keep([], for: key) }
      return judged
    }
    return Dictionary(uniqueKeysWithValues: zip(groups.map(\.key), judged))
  }

  /// Directions that a contract allows needlessly, or with fewer marks than all the code honours.
  private func needless(_ facts: [Contract.ID: [SourceFacts]]) -> [Diagnostic] {
    let keys = input.keys("needless", in: store)
    return input.contracts.concurrentMap { contract -> [Diagnostic] in
      let ids = input.implementations.map(\.id).filter { $0.pattern == contract.id }
      let own = ids.compactMap { keys[$0]?.fileName }
      var key = own.count == ids.count ? sources.modules.key("needless", of: contract.module) : nil
      key?.add(own)
      key?.add(input.contractSources[contract.id] ?? [])
      if let key, store.result(for: key) != nil { return [] }
      let found =
        contract.needless(in: logs(of: contract.id), facts[contract.id] ?? [])
        + contract.missingMarks(in: facts[contract.id] ?? [])
      if let key, found.isEmpty { store.keep([], for: key) }
      return found
    }
    .flatMap(\.self)
  }

  /// The recordings of a pattern; none if one ended early, since it may lack necessary events.
  private func logs(of pattern: PatternID) -> [EventLog] {
    let played = recordings.filter { $0.pattern == pattern }
    return played.contains { $0.failure != nil } ? [] : played.map(\.log)
  }
}

/// The input that the verdict depends on: the scenarios, the contracts and the code.
struct JudgedInput: Equatable, Sendable {
  private let scripts: [Scenario]
  private let contracts: [Contract]
  private let files: [SourceFile]

  init(_ input: StudyInput, _ sources: ExaminedSources) {
    scripts = input.scenarios.map(\.script)
    contracts = input.contracts
    files = sources.files
  }
}

/// The diagnostics of one implementation's recordings, considered in isolation.
struct JudgedRecordings: Sendable {
  /// The violations of general invariants, by recording.
  var invariants: [[Diagnostic]] = []
  /// The messages that the contract does not allow, by recording.
  var breaches: [[Diagnostic]] = []
  /// The participants that outlive the app or a screen.
  var leaks: [Diagnostic] = []

  /// Creates a verdict without errors.
  init() {}

  /// Judges an implementation's recordings according to its pattern's contract.
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

  /// Indicates whether there are no errors.
  var isEmpty: Bool { (invariants + breaches + [leaks]).allSatisfy(\.isEmpty) }
}
