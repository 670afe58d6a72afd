import Comparison
import Diagnostics
import Exhibits
import Identifiers
import Metrics
import Samples
import Scenarios
import Sequences
import Trace

/// The verification of a variant: in every scenario it shows the same as the pattern's own,
/// nothing outlives the app, and its contract and the rules of sources are kept.
struct VariantVerification {
  let played: PlayedVariant
  /// The recordings of the pattern's own implementation, by scenario.
  private let originals: [ScenarioID: Recording]
  /// The sources among which the variant's module is examined.
  let library: SourceLibrary

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

  /// All diagnostics, without duplicates.
  var diagnostics: [Diagnostic] {
    var known: Set<Diagnostic> = []
    let leaks = LeakVerification(recordings: played.equal, libraries: [library])
    return (performances + invariants + leaks.diagnostics + contract + sources)
      .filter { known.insert($0).inserted }
  }

  /// The diagnostics of scenarios that end early or differ from the pattern's own after a step.
  ///
  /// A scenario declared to fail is reported only if it passes.
  private var performances: [Diagnostic] {
    zip(described.scenarios, played.recordings).flatMap { scenario, recording -> [Diagnostic] in
      let original = originals[scenario.id]
      // A failure shared with the pattern's own is the script's, and reported elsewhere.
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
          "'\(variant.id)' is declared to fail in '\(scenario.name)', but passes",
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

  /// Messages that the contract does not allow, and needless changes to it.
  private var contract: [Diagnostic] {
    let breaches = played.recordings.concurrentMap { described.contract.breaches(in: $0.log) }
    return breaches.flatMap { $0.map(\.diagnostic) } + needless
  }

  /// The diagnostics of permissions that the change adds and no recording uses.
  ///
  /// Unchanged parts of the contract may be needed by other samples of the pattern.
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
