import Identifiers
import Samples
package import Scenarios
import Sequences

/// Recordings of what was performed already, in this process or in an earlier one, so that only
/// what is different is performed again.
///
/// The program does not change while it runs, so an implementation does the same in the same
/// script. An earlier program's implementation does so if the code that plays is the same
/// (``ResultStore/key(_:playing:)``).
@MainActor
final class PerformanceCache {
  private var recordings: [PlayedScript: Recording] = [:]

  nonisolated init() {}

  private struct PlayedScript: Hashable, Sendable {
    let implementation: ImplementationID
    let script: Scenario

    init(_ performance: PlannedPerformance) {
      implementation = performance.implementation.id
      script = performance.scenario.script
    }
  }

  /// The recordings of performances.
  ///
  /// - Parameters:
  ///   - performances: What is performed.
  ///   - store: Where recordings are kept from process to process.
  /// - Returns: The recordings in the same order, and how many of them had to be performed. All
  ///   others are dropped from the cache.
  func recordings(
    of performances: [PlannedPerformance], keptIn store: ResultStore = .nowhere
  ) -> (recordings: [Recording], performed: Int) {
    let scripts = performances.map(PlayedScript.init)
    let known = recordings
    let kept = Array(zip(performances, scripts)).concurrentMap { performance, script in
      known[script]
        ?? performance.key(in: store).flatMap { store.recording(for: $0, of: performance.scenario) }
    }
    let result = zip(performances, kept).map { performance, recording in
      recording ?? Performance.play(performance.scenario, on: performance.implementation)
    }
    let new = zip(zip(performances, result), kept).filter { $1 == nil }.map(\.0)
    _ = new.concurrentMap { performance, recording in
      if let key = performance.key(in: store) { store.keep(recording, for: key) }
    }
    recordings = Dictionary(keepingFirst: zip(scripts, result))
    return (result, new.count)
  }
}

/// A scenario to be performed on an implementation.
struct PlannedPerformance: Sendable {
  let implementation: Implementation
  let scenario: Scenario
  /// The basis of the performance: the scenario's identifier, its front matter, and what of
  /// it is left out.
  ///
  /// Without it a recording is kept nowhere.
  let source: [String]?

  /// The key of its recording.
  func key(in store: ResultStore) -> ResultKey? {
    source.map { source in
      var key = store.key("recording", playing: implementation.module)
      key.add(implementation.root)
      key.add(implementation.id.description)
      key.add(source)
      return key
    }
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
