import Trace

/// The record of a view's or controller's property updates.
///
/// It says whether an update is needed, and from which `@Observable` models the last one was made.
final class PropertyUpdates {
  private var areNeeded = true
  /// The update that waits, as the recording knows it; none for the first.
  private var waiting: DeferredWork?
  private var tracking: TrackedPass?

  // Models that outlive the owner would keep its registrations until their next change.
  isolated deinit { tracking?.cancel() }

  /// Marks that the owner needs an update.
  func setNeeded(by owner: (any Traceable)?) {
    guard !areNeeded else { return }
    areNeeded = true
    waiting = owner.flatMap(ParticipantMark.init).map { DeferredWork("update properties", of: $0) }
  }

  /// Performs the update if it is needed, and tracks what it reads.
  ///
  /// The first change of a tracked property marks that an update is needed again. It does so before
  /// the value is stored, so the update itself waits for the next pass.
  func performIfNeeded(by owner: (any Traceable)?, _ update: () -> Void) {
    guard areNeeded else { return }
    areNeeded = false
    tracking?.cancel()
    let work = waiting
    waiting = nil
    guard let work else { return track(by: owner, update) }
    work.perform { track(by: owner, update) }
  }

  private func track(by owner: (any Traceable)?, _ update: () -> Void) {
    // An update may push a screen, and what that one reads is of no interest to this one.
    let mark = owner.flatMap(ParticipantMark.init)
    let pass = TrackedPass.track(for: mark, isPartOfOuter: false, update) {
      [weak self, weak owner] in
      self?.setNeeded(by: owner)
    }
    tracking = pass.tracking
  }
}
