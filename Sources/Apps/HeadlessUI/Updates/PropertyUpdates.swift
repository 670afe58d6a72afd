import Observation

/// Whether a view or controller has to update its properties, and from which `@Observable` models
/// it did so last.
final class PropertyUpdates {
  private var areNeeded = true
  /// How many updates there were; a change of what only an earlier one read is of no interest.
  private var count = 0

  /// Marks that an update is needed.
  func setNeeded() { areNeeded = true }

  /// Performs the update if it is needed, and tracks what it reads.
  ///
  /// The first change of a tracked property marks that an update is needed again. It does so before
  /// the value is stored, so the update itself waits for the next pass. Models change on the main
  /// actor, as everything does that an app is made of here.
  func performIfNeeded(_ update: () -> Void) {
    guard areNeeded else { return }
    areNeeded = false
    count += 1
    withObservationTracking(update) { [weak self, count] in
      MainActor.assumeIsolated { self?.changed(since: count) }
    }
  }

  private func changed(since count: Int) {
    if count == self.count { areNeeded = true }
  }
}
