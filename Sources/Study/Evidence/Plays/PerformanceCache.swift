import HeadlessUI
import Identifiers
import Samples
package import Scenarios

/// Recordings of what was performed already, so that a preview performs again only what was edited.
///
/// The program does not change while it runs, so an implementation does the same in the same
/// script.
@MainActor
final class PerformanceCache {
  private var recordings: [PlayedScript: Recording] = [:]

  nonisolated init() {}

  private struct PlayedScript: Hashable {
    let implementation: ImplementationID
    let script: Scenario
  }

  /// The recordings of scenarios, of each on every implementation of its sample.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios, in order.
  ///   - implementations: What can be played.
  /// - Returns: The recordings, and how many of them had to be performed. All others are dropped
  ///   from the cache.
  func recordings(
    of scenarios: [Scenario], on implementations: [Implementation]
  ) -> (recordings: [Recording], performed: Int) {
    var (kept, performed) = ([PlayedScript: Recording](), 0)
    let result = scenarios.flatMap { scenario in
      implementations.filter { $0.sample.id == scenario.sample }.map { implementation in
        let key = PlayedScript(implementation: implementation.id, script: scenario.script)
        let recording: Recording
        if let known = recordings[key] {
          recording = known
        } else {
          recording = Performance.play(scenario, on: implementation)
          performed += 1
        }
        kept[key] = recording
        return recording
      }
    }
    recordings = kept
    return (result, performed)
  }
}

extension Scenario {
  /// The part of a scenario that decides about its performance: all but its words for readers.
  ///
  /// The places of its steps count, since failures name them.
  package var script: Scenario {
    Scenario(
      file: file, title: "", sample: sample, summary: "", server: server, setup: setup, steps: steps
    )
  }
}
