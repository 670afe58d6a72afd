import Trace

/// The state of a view's or controller's property updates.
///
/// It knows whether an update is needed, and which `@Observable` models the last one has read.
final class PropertyUpdates {
  private var areNeeded = true
  /// The pending update in the recording; `nil` for the first one.
  private var waiting: DeferredWork?
  private var tracking: TrackedPass?

  // Models that outlive the owner would otherwise keep its registrations until their next change.
  isolated deinit { tracking?.cancel() }

  /// Marks that the owner needs an update.
  func setNeeded(by owner: (any Traceable)?) {
    guard !areNeeded else { return }
    areNeeded = true
    waiting = owner.flatMap(ParticipantMark.init).map { DeferredWork("update properties", of: $0) }
  }

  /// Performs the update if it is needed, and tracks its reads.
  ///
  /// The first change of a tracked property requests another update. The value is not stored yet
  /// at that moment, so the update waits for the next pass.
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
    // An update may push a screen, whose reads do not concern this owner.
    let mark = owner.flatMap(ParticipantMark.init)
    let pass = TrackedPass.track(for: mark, isPartOfOuter: false, update) {
      [weak self, weak owner] in
      self?.setNeeded(by: owner)
    }
    tracking = pass.tracking
  }
}
