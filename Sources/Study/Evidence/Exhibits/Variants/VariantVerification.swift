import Comparison
import Diagnostics
import Exhibits
import Identifiers
import Metrics
import Samples
import Scenarios
import Sequences
import Trace

/// The verification of a variant: in every scenario it shows what the pattern's own shows, nothing
/// outlives the app, and its contract and the rules of sources are kept.
struct VariantVerification {
  let played: PlayedVariant
  /// The recordings of the pattern's own implementation, by scenario.
  private let originals: [ScenarioID: Recording]
  /// The sources in which the variant's module is examined.
  let library: SourceLibrary

  /// Judges a variant.
  init(_ played: PlayedVariant, beside recordings: [Recording], library: SourceLibrary) {
    self.played = played
    let original = played.described.variant.implementation.id
    originals = Dictionary(
      keepingFirst: recordings.filter { $0.implementationID == original }.map {
        ($0.scenarioID, $0)
      })
    self.library = library
  }

  private var described: DescribedVariant { played.described }
  private var variant: Variant { described.variant }

  /// Everything that does not hold.
  var diagnostics: [Diagnostic] {
    var known: Set<Diagnostic> = []
    let leaks = LeakVerification(recordings: played.equal, libraries: [library])
    return (performances + invariants + leaks.diagnostics + contract + sources)
      .filter { known.insert($0).inserted }
  }

  /// Every scenario is played to its end and shows the same after every step, but for those that
  /// are said to fail: they do.
  private var performances: [Diagnostic] {
    zip(described.scenarios, played.recordings).flatMap { scenario, recording -> [Diagnostic] in
      let original = originals[scenario.id]
      // What fails in the pattern's own as well is the script's fault, and reported there.
      let failures = Failure.diagnostics(of: [recording], among: 1) { failure in
        failure.kind != .leak && original?.failures.contains(failure) != true
      }
      let disagreement = original.flatMap {
        Disagreement.first(among: [$0, recording])?.diagnostic(in: scenario)
      }
      let found = failures + [disagreement].compactMap(\.self)
      guard let declared = described.failing[scenario.name] else { return found }
      guard found.isEmpty, recording.leak == nil else { return [] }
      return [
        Diagnostic(
          .variantPasses, at: declared.location,
          "'\(variant.id)' is said to fail in '\(scenario.name)', and does not",
          suggestion: "remove the line")
      ]
    }
  }

  private var invariants: [Diagnostic] {
    zip(described.scenarios, played.recordings).flatMap { scenario, recording in
      recording.log.brokenInvariants(
        in: "\(variant.id) in \(recording.sample)/\(scenario.name)", of: scenario.file)
    }
  }

  /// Messages that the contract does not allow, and what it changes needlessly.
  private var contract: [Diagnostic] {
    let breaches = played.recordings.concurrentMap { described.contract.breaches(in: $0.log) }
    return breaches.flatMap { $0.map(\.diagnostic) } + needless
  }

  /// The faults for what the change allows and no recording uses.
  ///
  /// What it leaves as it is, other samples of the pattern may need.
  private var needless: [Diagnostic] {
    guard let change = described.change, played.recordings.allSatisfy(\.passed) else { return [] }
    let own = Set(change.allowed.map(\.location) + change.roles.map(\.location))
    return described.contract.needless(in: played.recordings.map(\.log), [facts])
      .filter { $0.location.map(own.contains) ?? false }
  }

  private var sources: [Diagnostic] {
    let module = variant.implementation.module
    let breaches =
      described.contract.breaches(in: facts) + described.contract.copies(in: library)
    return breaches.map(\.diagnostic) + library.facts(module: module).diagnostics
  }

  private var facts: SourceFacts {
    library.facts(
      module: variant.implementation.module,
      sample: SourceFolders.name(for: variant.implementation.sample.id))
  }
}
