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
  /// The store in which judgements are kept from process to process.
  var store = ResultStore.nowhere

  /// Everything that does not hold.
  var diagnostics: [Diagnostic] {
    let written = SourceVerification(
      contracts: input.contracts, implementations: input.implementations,
      modules: sources.modules)
    let judged = judgedRecordings
    // In the order of the recordings, of which one implementation has every tenth or so.
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

  /// The faults that each implementation's recordings show by themselves.
  private var judgedRecordings: [ImplementationID: JudgedRecordings] {
    let keys = input.keys("judged", in: store)
    let contracts = Dictionary(keepingFirst: input.contracts.map { ($0.id, $0) })
    let files = Dictionary(keepingFirst: input.scenarios.map { ($0.id, $0.file) })
    let groups = Array(Dictionary(grouping: recordings, by: \.implementationID))
    let judged = groups.concurrentMap { id, recordings -> JudgedRecordings in
      let contract = contracts[id.pattern]
      var key = keys[id]
      key?.add(input.contractSources[id.pattern] ?? [])
      // Only that nothing is wrong is kept: what is says more, and of other files as well.
      if let key, store.result(for: key) != nil { return JudgedRecordings() }
      let judged = JudgedRecordings(
        recordings, contract: contract, files: files, libraries: [sources.library])
      if let key, judged.isEmpty { store.keep([], for: key) }
      return judged
    }
    return Dictionary(uniqueKeysWithValues: zip(groups.map(\.key), judged))
  }

  /// Directions that a contract allows needlessly or with fewer marks than all code keeps.
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

  /// The recordings of a pattern; none if one of them ended early, and may lack what the others
  /// need.
  private func logs(of pattern: PatternID) -> [EventLog] {
    let played = recordings.filter { $0.pattern == pattern }
    return played.contains { $0.failure != nil } ? [] : played.map(\.log)
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

  /// Judges what an implementation did, by what its pattern allows.
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
