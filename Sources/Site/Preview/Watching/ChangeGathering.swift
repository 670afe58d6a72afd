/// Decides when file events amount to a change that requires an update.
///
/// A written file counts at once. Any other event may be part of saving, and waits for a moment:
/// Vim moves the file away and writes a new one; others write a new file and move it over the old.
struct ChangeGathering {
  /// The time that a removed file may take to come back.
  static let returnDelay = Duration.milliseconds(50)
  /// The time that a new file may take to be renamed.
  static let renameDelay = Duration.milliseconds(10)

  private enum GatheringPhase: Equatable { case new, gone, replaced }

  private struct Waiting {
    var phase: GatheringPhase
    var end: ContinuousClock.Instant
  }

  private var ready: Set<String> = []
  private var waiting: [String: Waiting] = [:]

  mutating func note(_ event: FileEvent, _ path: String, at now: ContinuousClock.Instant) {
    let phase = waiting[path]?.phase
    switch event {
    case .created:
      waiting[path] = Waiting(
        phase: phase == .gone ? .replaced : .new, end: now + Self.returnDelay * 2)
    case .written where phase == .new:
      waiting[path]?.end = now + Self.renameDelay
    case .written, .arrived:
      waiting[path] = nil
      ready.insert(path)
    case .gone where phase == .new:
      // It was created and removed before its creation was reported.
      waiting[path] = nil
    case .gone:
      ready.remove(path)
      waiting[path] = Waiting(phase: .gone, end: now + Self.returnDelay)
    }
  }

  /// Records that a file was renamed.
  mutating func note(
    movedFrom old: String, to new: String, at now: ContinuousClock.Instant
  ) {
    if waiting.removeValue(forKey: old)?.phase != .new { ready.insert(old) }
    note(.arrived, new, at: now)
  }

  /// Returns the files that have changed by now, and removes them.
  mutating func take(at now: ContinuousClock.Instant) -> Set<String> {
    let due = waiting.filter { $0.value.end <= now }.keys
    for path in due { waiting[path] = nil }
    defer { ready = [] }
    return ready.union(due)
  }

  /// The time at which more files will be ready if nothing else happens.
  var nextEnd: ContinuousClock.Instant? { waiting.values.map(\.end).min() }
}

/// An event that the system reports for one file.
enum FileEvent: Hashable {
  /// It was created; more events follow if it is being written.
  case created
  /// Its writer has closed it.
  case written
  /// It replaced another file, or appeared as a whole.
  case arrived
  /// It was removed or moved away.
  case gone
}
