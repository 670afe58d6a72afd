/// Work that waits for the clock; releasing it cancels it.
@MainActor
public final class ScheduledWork {
  /// Says whether the work will not be done any more.
  public private(set) var isCancelled = false

  private var work: (@MainActor () -> Void)?

  init(_ work: @escaping @MainActor () -> Void) { self.work = work }

  /// Cancels the work, and releases what it holds.
  public func cancel() {
    isCancelled = true
    work = nil
  }

  /// Gives the work away, to be done now and not again.
  func take() -> (@MainActor () -> Void)? {
    defer { work = nil }
    return work
  }
}
