import Samples

/// The time, as a reducer may wait for it.
@Traced(.model)
struct ClockClient {
  let schedule: (Int, WorkOrigin, String, @escaping @MainActor () -> Void) -> ScheduledWork

  /// Waits for so many milliseconds.
  func wait(for milliseconds: Int, _ completion: @escaping () -> Void) -> ScheduledWork {
    let rested = bound(.closure, "rested", completion)
    return schedule(milliseconds, .timer, "sleep") { rested() }
  }
}
