/// Work that waits for the clock; releasing it cancels it.
@MainActor
public final class ScheduledWork {
  /// Whether the work will not be done any more.
  public private(set) var isCancelled = false

  init() {}

  /// Takes the work back.
  public func cancel() { isCancelled = true }
}
