import Identifiers
import Samples
package import Scenarios
import Sequences

/// A cache of recordings from this process and earlier ones, so that only changes are performed.
///
/// The code cannot change while the program runs, so an implementation always behaves the same in
/// the same script. A recording of an earlier program is valid if the code that plays is the same
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

  /// Returns the recordings of performances.
  ///
  /// - Parameters:
  ///   - performances: The performances.
  ///   - store: The store that caches recordings between processes.
  /// - Returns: The recordings in the same order, and the number of those that had to be
  ///   performed. All other recordings are dropped from the cache.
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

struct PlannedPerformance: Sendable {
  let implementation: Implementation
  let scenario: Scenario
  /// The input of the performance: the scenario's identifier, front matter and omissions.
  ///
  /// A recording without it is not stored.
  let source: [String]?

  /// Returns the cache key of the recording.
  func key(in store: ResultStore) -> ResultKey? {
    source.map { source in
      var key = store.key("recording", playing: implementation.root)
      key.add(implementation.root)
      key.add(implementation.id.description)
      key.add(source)
      return key
    }
  }
}

extension Scenario {
  /// The part of a scenario that affects its performance: everything but the texts for readers.
  ///
  /// Locations of steps are included, because failures name them.
  package var script: Scenario {
    Scenario(
      file: file, title: "", sample: sample, summary: "", server: server, setup: setup, steps: steps
    )
  }
}
