import Observation

/// The record of a view's or controller's property updates.
///
/// It says whether an update is needed, and from which `@Observable` models the last one was made.
final class PropertyUpdates {
  private var areNeeded = true
  /// The number of updates so far.
  ///
  /// A change of what only an earlier one read is of no interest.
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
